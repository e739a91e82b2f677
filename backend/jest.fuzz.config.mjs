import config from './jest.config.mjs';

/** Random requests by the ten thousand: run with `npm run fuzz`; a short form is in `npm test`. */
export default {
  ...config,
  testMatch: ['<rootDir>/fuzz/**/*.spec.ts'],
  reporters: ['default'],
  testTimeout: 3_600_000,
  maxWorkers: 1,
};
