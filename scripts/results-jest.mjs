import { save } from './results.mjs';

/** Saves what became of API tests and journeys. */
export default class ResultsReporter {
  onRunComplete(_contexts, { testResults }) {
    save(
      testResults.flatMap((file) =>
        file.testResults.map(({ fullName, status, failureMessages }) => ({
          name: fullName,
          state: status,
          reason: failureMessages[0],
        })),
      ),
      testResults.map(({ testFilePath, perfStats, numFailingTests, testExecError }) => ({
        path: testFilePath,
        milliseconds: perfStats.runtime,
        hasFailed: numFailingTests > 0 || testExecError !== undefined,
      })),
    );
  }
}
