import Sequencer from '@jest/test-sequencer';

/** Files that take much longer than their size says, the longest first. A clean clone knows of no earlier run to go by. */
const LONGEST = ['deep/console-accessibility.spec.ts', 'deep/texts.spec.ts', 'deep/accessibility.spec.ts'];

/** Begins with the longest files: a worker that begins one of them last works alone at the end. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const place = LONGEST.findIndex((file) => path.endsWith(file));
      return place < 0 ? LONGEST.length : place;
    };
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
