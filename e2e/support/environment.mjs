import { TestEnvironment } from 'jest-environment-node';
import { leaveAll, openBrowser, openProfile } from './worker-browser.mjs';

const MAX_TEXT = 600;
const PATIENCE_MILLISECONDS = 2_000;

// a worker that listens to its runner no more is to end; Playwright kills the browser then
process.on('removeListener', (event) => {
  if (event === 'message') process.exit();
});

/** Gives journeys the browser of their worker. Adds to the error of one where its pages are and how their text begins. */
export default class JourneyEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { openPages: new Set(), openBrowser, openProfile });
  }

  async teardown() {
    await leaveAll();
    await super.teardown();
  }

  async handleTestEvent({ name, error, test }) {
    if (name !== 'test_fn_failure' && name !== 'hook_failure') return;
    const failure = error ?? test?.errors.at(-1);
    if (typeof failure !== 'object') return;
    const pages = await Promise.all([...this.global.openPages].map(describe));
    failure.stack = [failure.stack ?? failure.message, ...pages].join('\n\n');
  }
}

async function describe(page) {
  const text = await page
    .locator('body')
    .innerText({ timeout: PATIENCE_MILLISECONDS })
    .catch(() => 'no text');
  return `The page is at ${page.url()}:\n${text.replace(/\n\s*/g, ' | ').slice(0, MAX_TEXT)}`;
}
