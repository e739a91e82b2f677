import faults from './jest.faults.config.mjs';

/** Load, kills and damage that a run of CI has time for: `npm run test:deep`. What takes minutes or a quiet machine is in `faults/long`. */
export default {
  ...faults,
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/faults/long/'],
  reporters: ['default', ['<rootDir>/../scripts/requirements-jest.mjs', { suite: 'deep' }]],
};
