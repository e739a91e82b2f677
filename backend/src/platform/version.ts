import { readFileSync } from 'node:fs';

// any package.json of the product has the version
const description = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');

/** The product's version. CHANGELOG.md says what each version does to data. */
export const VERSION = (JSON.parse(description) as { version: string }).version;
