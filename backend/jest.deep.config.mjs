import config, { DEEP } from './jest.config.mjs';

/** API tests that `npm test` leaves to CI: `npm run test:deep:api`. */
export default {
  ...config,
  testMatch: DEEP.map((files) => `<rootDir>/${files}`),
  reporters: ['default', ['<rootDir>/../scripts/requirements-jest.mjs', { suite: 'deep' }]],
  forceExit: true,
};
