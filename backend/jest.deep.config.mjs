import config from './jest.config.mjs';

/** What goes through every list, route and way, and what kills processes in the middle of a write: `npm run test:deep:api`. */
export default {
  ...config,
  testMatch: ['<rootDir>/deep/**/*.spec.ts'],
  // a test that fails may leave a product running
  forceExit: true,
};
