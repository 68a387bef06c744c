import fc from 'fast-check';
import { runs } from './runs.js';

// For every property that does not say how often it is tried.
fc.configureGlobal({ numRuns: runs(25, 2000) });
