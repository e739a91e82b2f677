import journeys from './jest.config.mjs';

/** What is looked at on every screen, and what a busy machine may upset: part of `npm run test:deep`. */
export default {
  ...journeys,
  testMatch: ['<rootDir>/deep/*.spec.ts'],
  reporters: ['default', ['<rootDir>/../scripts/requirements-jest.mjs', { suite: 'deep-journeys' }]],
};
