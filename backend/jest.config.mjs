/** `API_REPLICAS=2 npm run test:api` runs every test against two processes behind a proxy, in more time. */
const replicas = Number(process.env.API_REPLICAS ?? 1);

/** What `npm test` runs. `deep/` is what CI runs in addition, and `release/` what is run by hand before a version. */
export default {
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/test/**/*.spec.ts'],
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { swcrc: false, ...swcOptions() }] },
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  testSequencer: '<rootDir>/../scripts/longest-first.mjs',
  reporters: ['default', '<rootDir>/../scripts/results-jest.mjs'],
  // only what hangs takes this long, on a busy machine too
  testTimeout: 300_000 * replicas,
  // tests wait for processes, mail and clocks most of the time
  maxWorkers: replicas > 1 ? 1 : 4,
};

function swcOptions() {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  };
}
