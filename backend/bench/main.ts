import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EmbeddedPostgres } from '../src/platform/database/embedded-postgres.js';
import { dropDatabases, fillDatabase } from './filled-database.js';
import { AGENCY_SIZES } from './generated-agency.js';
import { measure } from './measure.js';
import { writeReport } from './report.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    concurrency: { type: 'string', default: '1,16,64' },
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const names = positionals.length ? positionals : ['100k'];
const sizes = AGENCY_SIZES.filter(({ name }) => names.includes(name));
if (sizes.length !== names.length) {
  throw new Error(`Sizes are ${AGENCY_SIZES.map(({ name }) => name).join(', ')}; given: ${names.join(', ')}`);
}

const folder = options.keep ?? mkdtempSync(join(tmpdir(), 'niyukt-bench-'));
const embedded = process.env['DATABASE_URL'] ? undefined : new EmbeddedPostgres(folder);
const stop = async (): Promise<void> => {
  await embedded?.stop();
  if (!options.keep) rmSync(folder, { recursive: true, force: true });
};
process.once('SIGINT', () => void stop().then(() => process.exit(130)));
try {
  const server = process.env['DATABASE_URL'] ?? (await embedded?.start('postgres')) ?? '';
  const databases = [];
  for (const size of sizes) {
    say(`filling ${size.name}`);
    databases.push({ size, url: await fillDatabase(server, size) });
  }
  const measured = await measure(
    databases,
    {
      pace: { rounds: Number(options.rounds), milliseconds: Number(options.seconds) * 1000 },
      only: options.only.split(',').filter(Boolean),
      concurrencies: options.concurrency.split(',').map(Number),
      secret: randomBytes(32).toString('base64url'),
      logFolder: folder,
    },
    say,
  );
  writeReport(measured, options.write, say);
  if (!options.keep) await dropDatabases(server, sizes);
} finally {
  await stop();
}
