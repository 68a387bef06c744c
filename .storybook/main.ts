import type { StorybookConfig } from '@storybook/react-vite';
import { cssTarget } from '../.ci/css-target.mjs';
import { testPackages } from '../.ci/page-packages.mjs';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Also when it is built, this is a workshop: faults are told in full, renders are counted, names and tokens stay as
    // they are written.
    define: { ...vite.define, 'process.env.NODE_ENV': '"development"' },
    // Found only when the first story of another story is shown, which would load it anew.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...testPackages, '@storybook/react-vite'],
    },
    build: { ...vite.build, cssTarget, minify: false },
  }),
};

export default config;
