import journeys from './jest.config.mjs';

/** The deeper ways of each role, sessions, hostile text, keyboard and one look with axe at every screen: part of `npm run test:deep`. */
export default {
  ...journeys,
  testMatch: ['<rootDir>/deep/*.spec.ts'],
  reporters: ['default', '<rootDir>/../scripts/results-jest.mjs'],
};
