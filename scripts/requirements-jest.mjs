import { relative } from 'node:path';
import { keep, suiteOf, tell } from './requirements.mjs';

/** Collects and reports the covered requirements: of the API suite, the journeys after it, and the deep tests. */
export default class RequirementsReporter {
  constructor(globalConfig, { suite }) {
    const { shard } = globalConfig;
    this.suite = suiteOf(suite, shard && `${shard.shardIndex}/${shard.shardCount}`);
    this.isWholeRun = globalConfig.nonFlagArgs.length === 0 && !globalConfig.testNamePattern;
  }

  onRunComplete(_contexts, { testResults }) {
    if (!this.isWholeRun) return;
    const tests = testResults.flatMap((file) => file.testResults);
    keep(
      this.suite,
      tests.map(({ fullName, status }) => ({ name: fullName, state: status })),
      testResults.map(({ testFilePath, perfStats, numFailingTests, testExecError }) => ({
        name: relative(process.cwd(), testFilePath),
        milliseconds: perfStats.runtime,
        hasFailed: numFailingTests > 0 || testExecError !== undefined,
      })),
    );
    tell();
  }
}
