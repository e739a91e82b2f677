import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{backend,ui-shared}/test/**/*.test.ts', '{admin-ui,public-ui}/test/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    reporters: ['default', './scripts/requirements-vitest.mjs'],
    // only what hangs takes this long, on a busy machine too
    testTimeout: 120_000,
    hookTimeout: 120_000,
    css: true, // the themes read their colours out of it
  },
});
