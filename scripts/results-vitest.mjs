import { save } from './results.mjs';

/** Saves what became of unit tests. */
export default class UnitResultsReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((file) => [...file.children.allTests()]);
    save(
      tests.map((test) => ({
        name: test.fullName,
        state: test.result().state,
        reason: test.result().errors?.[0]?.message,
      })),
      modules.map((file) => ({
        path: file.moduleId,
        milliseconds: file.diagnostic().duration,
        hasFailed: !file.ok(),
      })),
    );
  }
}
