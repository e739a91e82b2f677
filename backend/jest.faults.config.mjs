import config from './jest.config.mjs';

/** Load, kills and damage, one file after the other: all of them by `npm run test:faults`, those that take no minutes by CI. */
export default {
  ...config,
  testMatch: ['<rootDir>/faults/**/*.spec.ts'],
  reporters: ['default', ['<rootDir>/../scripts/requirements-jest.mjs', { suite: process.env.FAULTS ?? 'faults' }]],
  maxWorkers: 1,
  // a test that fails may leave a product running
  forceExit: true,
};
