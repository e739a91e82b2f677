import { TestEnvironment } from 'jest-environment-node';

const LOG_LINES = 20;
const ANSWERS = 3;
const PRODUCTS = 2;

/** Adds to the error of a test what was answered last, and what the running products wrote last. */
export default class ProductEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { lastAnswers: [], runningProducts: new Set() });
  }

  handleTestEvent({ name, error, test }) {
    if (name !== 'test_fn_failure' && name !== 'hook_failure') return;
    const failure = error ?? test?.errors.at(-1);
    if (typeof failure !== 'object' || failure === null) return;
    const answers = this.global.lastAnswers.slice(-ANSWERS);
    const logs = [...this.global.runningProducts]
      .slice(-PRODUCTS)
      .map(({ logLines }) => logLines.slice(-LOG_LINES).join('\n'));
    failure.stack = [
      failure.stack ?? failure.message,
      ...(answers.length ? [`The last answers:\n${answers.join('\n')}`] : []),
      ...logs.map((lines) => `The last lines of the product's log:\n${lines}`),
    ].join('\n\n');
  }
}
