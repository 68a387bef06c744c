// Packages that pages load. Vite prepares them before the first page opens: one that it found only later would make it
// load every page anew, in the middle of a test.

/** What the kit, its games and the arcade import. */
export const appPackages = [
  '@floating-ui/dom',
  '@leeoniya/ufuzzy',
  'boardgame.io/client',
  'boardgame.io/core',
  'chess.js',
  'lucide-react',
  'mutative',
  'react',
  'react-dom',
  'react-dom/client',
  'react-error-boundary',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zustand',
  'zustand/react/shallow',
  'zustand/shallow',
  'zustand/vanilla',
];

/** What their tests and stories import besides. */
export const testPackages = [
  '@guidepup/virtual-screen-reader',
  '@testing-library/react',
  'fast-check',
  'react-dom/server',
  'valibot',
];
