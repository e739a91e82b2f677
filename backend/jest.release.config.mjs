import config from './jest.config.mjs';

/** Load, memory, full disks, long outages, packaging and random requests, one file after the other: `npm run test:release:api`. */
export default {
  ...config,
  testMatch: ['<rootDir>/release/**/*.spec.ts'],
  testTimeout: 3_600_000,
  // what measures wants the machine for itself
  maxWorkers: 1,
  forceExit: true,
};
