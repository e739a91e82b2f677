import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Cluster } from './cluster.js';
import { FAILURES, type Proof, prove } from './failures.js';
import { Office } from './office.js';
import { table } from './report.js';
import { Ledger } from './work.js';

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, keep: { type: 'boolean', default: false } },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const chosen = FAILURES.filter(({ name }) => !options.only || options.only.split(',').includes(name));
if (!chosen.length) throw new Error(`Failures are ${FAILURES.map(({ name }) => name).join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'niyukt-failover-'));
let cluster: Cluster | undefined;

/** Removes everything; logs stay after a failure, or when they are wanted. */
async function cleanUp(stays: boolean): Promise<void> {
  await cluster?.stop();
  if (stays) say(`The logs are in ${folder}`);
  else rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => void cleanUp(options.keep).finally(() => process.exit(130)));
}

let failed = true;
try {
  cluster = await Cluster.prepare(folder);
  say(`starting the cluster: ${cluster.databaseVersion}`);
  const admin = { email: 'meera@agency.example', password: randomBytes(18).toString('base64url') };
  await cluster.start(admin);
  const office = await Office.open(cluster.site, admin);
  const ledger = new Ledger();
  const proofs: Proof[] = [];
  for (const failure of chosen) {
    say(failure.sentence);
    proofs.push(await prove(failure, cluster, office, ledger));
  }
  await office.close();
  say(`\n${table(proofs)}\n`);
  failed = proofs.some(({ missed }) => missed.length > 0);
  for (const { failure, missed } of proofs) for (const line of missed) say(`MISSED after "${failure}": ${line}`);
} catch (error) {
  say((error as Error).message);
} finally {
  await cleanUp(options.keep || (failed && cluster !== undefined));
}
process.exit(failed ? 1 : 0);
