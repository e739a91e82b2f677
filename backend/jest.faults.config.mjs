import config from './jest.config.mjs';

/** Faults, one file after the other, with the long ones: run with `npm run test:faults`. */
export default {
  ...config,
  testMatch: ['<rootDir>/faults/**/*.spec.ts'],
  reporters: ['default'],
  maxWorkers: 1,
  // a test that fails may leave a product running
  forceExit: true,
};
