import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Agency } from '../../test/support/agency.js';
import { openApiOnDisk } from '../../test/support/route-table.js';
import { listCalls, routeCalls } from './calls.js';
import { reported, summary } from './report.js';
import { defectsLogged, openFuzzedAgency, sendCalls } from './run.js';

const SEED = jest.getSeed();
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 10_000);
const [ONLY_STAGE, ONLY] = process.env['FUZZ_ONLY']?.split(':') ?? [];
const MAX_REPORTED = 20;

describe.each([
  ['routes', () => routeCalls(openApiOnDisk(), SEED, CALLS)],
  ['lists', () => listCalls(SEED, CALLS)],
])('R31, R28: requests made from openapi.json: %s', (stage, make) => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await openFuzzedAgency();
  });
  afterAll(() => agency.close());

  const isChosen = ONLY_STAGE === undefined || ONLY_STAGE === stage;

  (isChosen ? it : it.skip)('are never answered with 5xx, a leak, or what is not documented', async () => {
    const began = Date.now();
    const say = (text: string): boolean => process.stdout.write(`${text}\n`);
    say(`\n${stage}: ${CALLS} requests, seed ${SEED}`);
    const only = ONLY === undefined ? undefined : Number(ONLY);
    const outcome = await sendCalls(agency, make(), only, (sent) => sent % 1_000 === 0 && say(`  ${sent} sent`));
    for (const finding of outcome.findings.slice(0, MAX_REPORTED)) say(reported(stage, SEED, finding));
    say(summary(outcome, Date.now() - began));
    expect(outcome.findings.length).toBe(0);
    expect(defectsLogged(agency)).toEqual([]);
  });
});
