const REQUIREMENTS = 62;
const ID = /\bR(\d{1,2})\b/g;

/** At the end of a whole run: which requirements of docs/security.md have a test that passed, and none that failed. */
export default class RequirementsReporter {
  constructor(globalConfig) {
    this.isWholeRun = globalConfig.nonFlagArgs.length === 0 && !globalConfig.testNamePattern;
  }

  onRunComplete(_contexts, { testResults }) {
    if (!this.isWholeRun) return;
    const tests = testResults.flatMap((file) => file.testResults);
    const idsOf = (statuses) =>
      new Set(
        tests
          .filter(({ status }) => statuses.includes(status))
          .flatMap(({ fullName }) => [...fullName.matchAll(ID)].map(([, id]) => Number(id))),
      );
    const [passed, failed] = [idsOf(['passed']), idsOf(['failed'])];
    const all = Array.from({ length: REQUIREMENTS }, (_, index) => index + 1);
    const met = all.filter((id) => passed.has(id) && !failed.has(id));
    const missing = all.filter((id) => !met.includes(id)).map((id) => `R${id}`);
    process.stdout.write(`\nRequirements: ${met.length} of ${REQUIREMENTS}\n`);
    if (missing.length)
      process.stdout.write(`Without a passed test here, see docs/security.md: ${missing.join(' ')}\n`);
  }
}
