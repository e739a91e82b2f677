import { relative } from 'node:path';
import { keep, tell } from './requirements.mjs';

/** Notes and tells the requirements met: by the API suite, and by the journeys after it. */
export default class RequirementsReporter {
  constructor(globalConfig, { suite }) {
    this.suite = suite;
    this.isWholeRun = globalConfig.nonFlagArgs.length === 0 && !globalConfig.testNamePattern;
  }

  onRunComplete(_contexts, { testResults }) {
    if (!this.isWholeRun) return;
    const tests = testResults.flatMap((file) => file.testResults);
    keep(
      this.suite,
      tests.map(({ fullName, status }) => ({ name: fullName, state: status })),
      testResults.map(({ testFilePath, perfStats }) => ({
        name: relative(process.cwd(), testFilePath),
        milliseconds: perfStats.runtime,
      })),
    );
    tell();
  }
}
