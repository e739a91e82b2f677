import { defineConfig } from 'vitest/config';

const INTERFACES = ['{ui-shared,public-ui,admin-ui}/test/**/*.test.ts', 'admin-ui/test/**/*.test.tsx'];
const DEEP = '**/*.deep.test.ts';

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
          include: INTERFACES,
          exclude: [DEEP],
          environment: 'happy-dom',
          setupFiles: ['ui-shared/test/fresh-browser.ts'],
          // importing react-admin takes longer than most of the tests
          isolate: false,
        },
      },
      {
        extends: true,
        // what the site adds to the window and its history stays for the next file; its packages are soon imported
        test: { name: 'site', include: ['public-ui/test/**/*.test.tsx'], environment: 'happy-dom' },
      },
      // what goes through every module: CI runs it
      { extends: true, test: { name: 'deep', include: [DEEP], environment: 'happy-dom' } },
    ],
    // files share what they import; the other processor has other parts of `npm test`
    maxWorkers: 1,
    reporters: ['default', './scripts/results-vitest.mjs'],
    // only what hangs takes this long, on a busy machine too
    testTimeout: 300_000,
    hookTimeout: 300_000,
    css: true, // the themes read their colours out of it
  },
});
