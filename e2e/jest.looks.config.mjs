import journeys from './jest.config.mjs';

/** Every screen with axe, in large text, in forced colours and in another language: `npm run test:looks`, ten minutes. */
export default {
  ...journeys,
  testMatch: ['<rootDir>/looks/*.spec.ts'],
  reporters: ['default', ['<rootDir>/../scripts/requirements-jest.mjs', { suite: 'looks' }]],
};
