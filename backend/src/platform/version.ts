import { readFileSync } from 'node:fs';

// the nearest one: every package.json of the product says the same
const description = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');

/** The product's. CHANGELOG.md says what each version does to data. */
export const VERSION = (JSON.parse(description) as { version: string }).version;
