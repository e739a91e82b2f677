import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { Merges, REASON, type TwoRecords } from '../../test/support/merges.js';
import { Office } from '../../test/support/office.js';
import { type ProductProcess } from '../../test/support/product-process.js';
import { waitFor } from '../../test/support/wait-for.js';

/** At once, in each round. */
const MERGES = 6;
/** How many of a round are answered when its process is killed. */
const KILLED_AT = [0, 1, 3];

let agency: AloneAgency;
let office: Office;
let product: ProductProcess;
beforeAll(async () => {
  agency = await Agency.openAlone();
  office = await Office.of(agency);
  product = agency.product;
});
afterAll(async () => {
  await product.stop();
  await agency.close();
});

/** How many of the things of two records are with each: connections, notes, resumes, and merges that say so. */
async function placesOf({ asha, again }: TwoRecords): Promise<typeof BEFORE> {
  const counted = async (id: number): Promise<typeof BEFORE.winner> => ({
    isThere: (await office.count(`employees where employee_id = ${id}`)) === 1,
    connections: await office.count(`connections where employee_id = ${id}`),
    resumes: await office.count(`resumes where employee_id = ${id}`),
    notes: await office.count(`notes where kind = 'employee' and record_id = ${id}`),
  });
  const merges = await office.count(`merges where kind = 'employees' and loser_id = ${again.id}`);
  return { winner: await counted(asha.id), loser: await counted(again.id), merges };
}

const BEFORE = {
  winner: { isThere: true, connections: 1, resumes: 1, notes: 1 },
  loser: { isThere: true, connections: 2, resumes: 1, notes: 1 },
  merges: 0,
};
const AFTER = {
  winner: { isThere: true, connections: 2, resumes: 2, notes: 2 },
  loser: { isThere: false, connections: 0, resumes: 0, notes: 0 },
  merges: 1,
};

it('merges in a process that is killed are done as a whole or not at all, and can be made again', async () => {
  const setup = new Merges(office);
  const merge = ({ asha, again }: TwoRecords): Promise<ApiAnswer> =>
    new ApiClient(product.base, office.superAdmin.token).post(`/api/admin/employees/${asha.id}/merge`, {
      loser_id: again.id,
      fields: {},
      reason: REASON,
    });
  const rounds: { count: number; pairs: TwoRecords[] }[] = [];
  for (const count of KILLED_AT) {
    const pairs: TwoRecords[] = [];
    while (pairs.length < MERGES) pairs.push(await setup.twoRecords());
    rounds.push({ count, pairs });
  }
  for (const { count, pairs } of rounds) {
    let answered = 0;
    const running = pairs.map(async (pair) => {
      const answer = await merge(pair).catch(() => undefined);
      if (answer) answered += 1;
      return answer?.status;
    });
    await waitFor('some merges to be done', () => (answered >= count ? true : undefined));
    await product.stop('SIGKILL');
    const statuses = await Promise.all(running);
    product = await agency.replica();
    for (const [place, pair] of pairs.entries()) {
      const found = await placesOf(pair);
      expect(statuses[place] === 200 ? [AFTER] : [BEFORE, AFTER]).toContainEqual(found);
      expect((await merge(pair)).status).toBe(found.merges ? 404 : 200);
      expect(await placesOf(pair)).toEqual(AFTER);
    }
  }
});
