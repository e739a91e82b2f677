import journeys from './jest.config.mjs';

/** What is done in every way, or upset by a busy machine: part of `npm run test:deep`. */
export default {
  ...journeys,
  testMatch: ['<rootDir>/deep/*.spec.ts'],
  reporters: ['default', ['<rootDir>/../scripts/requirements-jest.mjs', { suite: 'deep-journeys' }]],
};
