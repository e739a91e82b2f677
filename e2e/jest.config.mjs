import api from '../backend/jest.config.mjs';

/** Journeys of `npm test`: what only a browser shows of each role's main way, on the product and database that the files of a worker share. */
export default {
  ...api,
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/*.spec.ts'],
  globalSetup: '<rootDir>/support/global-setup.mjs',
  globalTeardown: '<rootDir>/support/global-teardown.mjs',
  testEnvironment: '<rootDir>/support/environment.mjs',
  testSequencer: '<rootDir>/../scripts/longest-first.mjs',
  reporters: ['default', '<rootDir>/../scripts/results-jest.mjs'],
  testTimeout: 300_000,
  maxWorkers: 4,
};
