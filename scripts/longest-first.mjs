import Sequencer from '@jest/test-sequencer';

/**
 * Files that take much longer than their size suggests, the longest first, because a clean clone has no earlier run to compare with.
 */
const LONGEST = [
  'test/access/route-matrix.spec.ts',
  'deep/operation/backup.spec.ts',
  'deep/operation/restored-sessions.spec.ts',
  'deep/privacy/erasures.spec.ts',
  'deep/operation/restored-erasures.spec.ts',
  'deep/database/killed-database.spec.ts',
  'deep/operation/forged-backup.spec.ts',
  'deep/database/two-roles.spec.ts',
  'deep/resumes/killed-resumes.spec.ts',
  'deep/imports/failed-imports.spec.ts',
  'e2e/console-admin.spec.ts',
  'deep/hostile-text.spec.ts',
  'deep/console-accessibility.spec.ts',
  'deep/accessibility.spec.ts',
  'release/console-every-list.spec.ts',
  'release/console-grid.spec.ts',
  'looks/console-accessibility.spec.ts',
  'looks/texts.spec.ts',
  'looks/accessibility.spec.ts',
];

/** Starts the longest files first, so that no worker is alone with one at the end. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const place = LONGEST.findIndex((file) => path.endsWith(file));
      return place < 0 ? LONGEST.length : place;
    };
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
