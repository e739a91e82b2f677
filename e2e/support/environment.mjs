import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { leaveAll, openBrowser, openProfile } from './worker-browser.mjs';

const MAX_TEXT = 600;
const LOG_LINES = 20;
/** Where screenshots of failures are written. */
const FAILED = join(import.meta.dirname, '../.failed');

// a worker that listens to its runner no more is to end; Playwright kills the browser then
process.on('removeListener', (event) => {
  if (event === 'message') process.exit();
});

/**
 * Gives journeys the browser of their worker. Adds to the error of one what its pages show and complained about, where their
 * screenshots are, and the end of the product's log.
 */
export default class JourneyEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.file = basename(context.testPath, '.spec.ts');
  }

  async setup() {
    await super.setup();
    Object.assign(this.global, { openPages: new Map(), openBrowser, openProfile });
  }

  async teardown() {
    await leaveAll();
    await super.teardown();
  }

  async handleTestEvent({ name, error, test }) {
    if (name !== 'test_fn_failure' && name !== 'hook_failure') return;
    const failure = error ?? test?.errors.at(-1);
    if (typeof failure !== 'object') return;
    const journey = `${this.file} ${test?.name ?? 'hook'}`.replace(/[^\p{L}\d]+/gu, '-').slice(0, 100);
    const pages = await Promise.all(
      [...this.global.openPages].map(([page, complaints], place) =>
        describe(page, complaints, join(FAILED, `${journey}-${place + 1}.png`)),
      ),
    );
    failure.stack = [failure.stack ?? failure.message, ...pages, ...endOfLog()].join('\n\n');
  }
}

async function describe(page, complaints, path) {
  const text = await page
    .locator('body')
    .innerText()
    .catch(() => 'no text');
  const screenshot = await page.screenshot({ path }).then(
    () => path,
    (error) => `none: ${error.message}`,
  );
  return [
    `The page is at ${page.url()}:\n${text.replace(/\n\s*/g, ' | ').slice(0, MAX_TEXT)}`,
    `Screenshot: ${screenshot}`,
    `Its console: ${complaints.join('\n') || 'no errors, no warnings'}`,
  ].join('\n');
}

/** Of the product that the files of this worker share: what it wrote last, and what it could not log. */
function endOfLog() {
  return ['log', 'errors'].flatMap((ending) => {
    const path = join(process.env.TEST_PRODUCTS ?? '', `${process.env.JEST_WORKER_ID}.${ending}`);
    const lines = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-LOG_LINES) : [];
    return lines.join('') ? [`The product's ${ending}:\n${lines.join('\n')}`] : [];
  });
}
