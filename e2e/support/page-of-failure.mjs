import { TestEnvironment } from 'jest-environment-node';

const MAX_TEXT = 600;
const PATIENCE_MILLISECONDS = 2_000;

/** Adds to the error of a journey where its pages are and how their text begins. */
export default class PageOfFailure extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.openPages = new Set();
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
