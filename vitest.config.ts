import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'backend', include: ['backend/test/**/*.test.ts'], environment: 'node', isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'interfaces',
          include: ['ui-shared/test/**/*.test.ts', '{admin-ui,public-ui}/test/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
    ],
    // by itself it takes one of two cores
    maxWorkers: 2,
    reporters: ['default', './scripts/requirements-vitest.mjs'],
    // only what hangs takes this long, on a busy machine too
    testTimeout: 120_000,
    hookTimeout: 120_000,
    css: true, // the themes read their colours out of it
  },
});
