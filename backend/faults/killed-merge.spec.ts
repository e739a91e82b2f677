import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../test/support/agency.js';
import { ApiClient } from '../test/support/api-client.js';
import { Merges, type TwoRecords } from '../test/support/merges.js';
import { Office } from '../test/support/office.js';
import { type ProductProcess } from '../test/support/product-process.js';
import { waitFor } from '../test/support/wait-for.js';

const MERGES = 6;
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
async function placesOf({ asha, again }: TwoRecords): Promise<object> {
  const counted = async (id: number): Promise<object> => ({
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
  const pairs: TwoRecords[] = [];
  for (let count = 0; count < MERGES * KILLED_AT.length; count += 1) pairs.push(await setup.twoRecords());
  for (const [round, answersBefore] of KILLED_AT.entries()) {
    const base = product.base;
    const client = new ApiClient(base, office.admin.token);
    let answered = 0;
    const ofRound = pairs.slice(round * MERGES, (round + 1) * MERGES);
    const asked = ofRound.map(async ({ asha, again }) => {
      const answer = await client
        .post(`/api/admin/employees/${asha.id}/merge`, { loser_id: again.id, fields: {} })
        .catch(() => undefined);
      if (answer) answered += 1;
      return answer?.status;
    });
    await waitFor('some merges to be done', () => (answered >= answersBefore ? true : undefined));
    await product.stop('SIGKILL');
    const statuses = await Promise.all(asked);
    product = await agency.replica();
    const again = new ApiClient(product.base, office.admin.token);
    for (const [place, pair] of ofRound.entries()) {
      const isDone = JSON.stringify(await placesOf(pair)) === JSON.stringify(AFTER);
      expect(await placesOf(pair)).toEqual(isDone ? AFTER : BEFORE);
      if (statuses[place] === 200) expect(isDone).toBe(true);
      const repeated = await again.post(`/api/admin/employees/${pair.asha.id}/merge`, {
        loser_id: pair.again.id,
        fields: {},
      });
      expect(repeated.status).toBe(isDone ? 404 : 200);
      expect(await placesOf(pair)).toEqual(AFTER);
    }
  }
});
