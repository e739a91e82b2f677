import journeys from './jest.config.mjs';

/** Every screen with axe, in large text, in forced colours and in another language: the longer part of `npm run test:release:e2e`. */
export default {
  ...journeys,
  testMatch: ['<rootDir>/looks/*.spec.ts'],
  reporters: ['default', '<rootDir>/../scripts/results-jest.mjs'],
};
