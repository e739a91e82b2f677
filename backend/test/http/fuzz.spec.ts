import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listCalls, routeCalls } from '../../fuzz/calls.js';
import { told } from '../../fuzz/report.js';
import { defectsLogged, openFuzzedAgency, sendCalls } from '../../fuzz/run.js';
import { type Agency } from '../support/agency.js';
import { openApiOnDisk } from '../support/route-table.js';

const SEED = 20_261_121;
const CALLS = 350;

/** The short form of `npm run fuzz`, which sends ten thousand of each. */
describe('requests made from openapi.json, right, spoiled and hostile', () => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await openFuzzedAgency();
  });
  afterAll(() => agency.close());

  it.each([
    ['R31: every route by every caller', 'routes', () => routeCalls(openApiOnDisk(), SEED, CALLS)],
    ['R28: every list of the console', 'lists', () => listCalls(SEED, CALLS)],
  ])('%s: no 5xx, no leak, nothing that is not documented', async (_, stage, make) => {
    const outcome = await sendCalls(agency, make());
    expect(outcome.findings.map((finding) => told(stage, SEED, finding))).toEqual([]);
    expect(defectsLogged(agency)).toEqual([]);
  });

  it('come out the same for the same seed, whatever their number', () => {
    const few = routeCalls(openApiOnDisk(), SEED, 40);
    expect(routeCalls(openApiOnDisk(), SEED, 700).slice(0, 40)).toEqual(few);
    expect(routeCalls(openApiOnDisk(), SEED + 1, 40)).not.toEqual(few);
  });
});
