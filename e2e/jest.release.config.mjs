import journeys from './jest.config.mjs';

/** Every list and every screen, by theme, width and language; budgets; what moves while a page comes: by hand, before a release. */
export default {
  ...journeys,
  testMatch: ['<rootDir>/{looks,release}/*.spec.ts'],
};
