import config from './jest.config.mjs';

/** Faults that take their time: run with `npm run test:faults`; each has a short form in `npm test`. */
export default {
  ...config,
  testMatch: ['<rootDir>/faults/**/*.spec.ts'],
  reporters: ['default'],
  testTimeout: 300_000,
  maxWorkers: 1,
};
