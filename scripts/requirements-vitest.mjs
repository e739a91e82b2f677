import { relative } from 'node:path';
import { keep } from './requirements.mjs';

/** Collects the requirements covered by unit tests, which come first in `npm test`. */
export default class UnitRequirementsReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((file) => [...file.children.allTests()]);
    keep(
      'unit',
      tests.map((test) => ({ name: test.fullName, state: test.result().state })),
      modules.map((file) => ({
        name: relative(process.cwd(), file.moduleId),
        milliseconds: file.diagnostic().duration,
        hasFailed: !file.ok(),
      })),
    );
  }
}
