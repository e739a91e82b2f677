import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { report } from '../../release/support/report.js';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';
import { type ProductProcess } from '../../test/support/product-process.js';
import { fixture, simplePdf } from '../../test/support/resume-files.js';
import { waitFor } from '../../test/support/wait-for.js';

const RESUMES = 16;
const KILLS = 4;
const PATIENCE = 240_000;

describe('kill -9 of the product while resumes are read', () => {
  let agency: AloneAgency;
  let office: Office;
  let product: ProductProcess;
  beforeAll(async () => {
    agency = await Agency.openAlone();
    office = await Office.of(agency);
  });
  afterAll(async () => {
    await product.stop('SIGKILL');
    await agency.close();
  });

  it(
    'loses none: each start goes on, what was begun twice says so, and the text of every one is there in the end',
    async () => {
      const pdf = await simplePdf(['Asha Rao, React developer, asha@example.in, and some more letters']);
      const people: number[] = [];
      for (let n = 0; n < RESUMES; n += 1) people.push((await office.addEmployee()).id);
      // one after the other at once: they come quicker than they are read
      for (const [n, id] of people.entries()) {
        const picture = n % 8 === 0;
        const content = picture ? fixture('sunita.png') : pdf;
        const name = picture ? 'cv.png' : 'cv.pdf';
        await recordOf(office.admin.upload(`/api/admin/employees/${id}/resume`, content, name));
      }
      const pending = (): Promise<number> => office.count(`resumes where text_state = 'pending'`);
      const seen: number[] = [];
      product = agency.product;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const before = await pending();
        // a quick machine has read them all before the last kill
        if (before === 0) break;
        seen.push(before);
        await waitFor('a resume to be read', async () => ((await pending()) < before ? true : undefined), PATIENCE);
        await product.stop('SIGKILL');
        product = await agency.replica();
      }
      await waitFor('all resumes to be read', async () => ((await pending()) === 0 ? true : undefined), PATIENCE);
      expect(seen).not.toEqual([]);
      report(
        'resumes waiting before each kill',
        Object.fromEntries(seen.map((count, kill) => [`kill ${kill + 1}`, count])),
      );
      const admin = new ApiClient(product.base, office.admin.token);
      const resumesOf = (id: number): Promise<ApiRecord[]> => rowsOf(admin.get(`/api/admin/employees/${id}/resumes`));
      const isRead = (id: number): Promise<ApiRecord> =>
        waitFor(
          'a resume to be read',
          async () => (await resumesOf(id)).find((row) => row['text_state'] !== 'pending'),
          PATIENCE,
        );
      for (const id of people) {
        const { text_state, resume_id } = await isRead(id);
        if (text_state !== 'failed') continue;
        // a picture takes longer than the product lived twice
        await recordOf(admin.post(`/api/admin/employees/${id}/resumes/${String(resume_id)}/read-again`));
      }
      for (const id of people) expect(await isRead(id)).toMatchObject({ shown: true, text_state: 'ready' });
      expect(await product.stop()).toBe(0);
    },
    2 * PATIENCE,
  );
});
