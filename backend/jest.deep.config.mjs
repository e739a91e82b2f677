import { DEEP } from './jest.config.mjs';
import faults from './jest.faults.config.mjs';

/**
 * What a run of CI has time for besides `npm test`: operation and packaging, load, kills and damage. What takes minutes or a quiet machine
 * is in `faults/long`.
 */
export default {
  ...faults,
  testMatch: [...faults.testMatch, ...DEEP.map((files) => `<rootDir>/${files}`)],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/faults/long/'],
  reporters: ['default', ['<rootDir>/../scripts/requirements-jest.mjs', { suite: 'deep' }]],
};
