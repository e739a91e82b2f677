import api from '../backend/jest.config.mjs';

/** Journeys of `npm test`: the same product processes, database server and mail sink as the API suite, driven by a browser. */
export default {
  ...api,
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/*.spec.ts'],
  globalSetup: '<rootDir>/support/global-setup.mjs',
  globalTeardown: '<rootDir>/support/global-teardown.mjs',
  testEnvironment: '<rootDir>/support/environment.mjs',
  testSequencer: '<rootDir>/../scripts/longest-first.mjs',
  reporters: ['default', ['<rootDir>/../scripts/requirements-jest.mjs', { suite: 'journeys' }]],
  testTimeout: 300_000,
  maxWorkers: 4,
};
