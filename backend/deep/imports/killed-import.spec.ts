import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { importIn, uploadImport } from '../../test/support/imports.js';
import { Office, recordOf } from '../../test/support/office.js';
import { type ProductProcess } from '../../test/support/product-process.js';
import { waitFor } from '../../test/support/wait-for.js';

const ROWS = 4_000;
const KILLS = 2;
const PATIENCE_MILLISECONDS = 120_000;

let agency: AloneAgency;
let office: Office;
beforeAll(async () => {
  agency = await Agency.openAlone();
  office = await Office.of(agency);
});
afterAll(() => agency.close());

it(
  'a process that is killed in the middle of an import continues it after its start, and writes no row twice',
  async () => {
    const lines = Array.from({ length: ROWS }, (_, n) => `Asha Rao,${7_000_000_000 + n},killed${n}@import.example`);
    const csv = ['Name,Mobile,Email', ...lines].join('\n');
    let client: ApiClient = office.admin;
    let product: ProductProcess = agency.product;
    const { id } = await recordOf(uploadImport(client, 'employees', csv));
    await importIn(client, id, 'checked');
    await recordOf(client.post(`/api/admin/imports/${id}/run`, { on_duplicate: 'skip' }));
    let before = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      before = await waitFor('more rows to be done', async () => {
        const { done_rows } = await recordOf(client.get(`/api/admin/imports/${id}`));
        return Number(done_rows) > before ? Number(done_rows) : undefined;
      });
      await product.stop('SIGKILL');
      product = await agency.replica();
      client = new ApiClient(product.base, client.token);
    }
    expect(before).toBeLessThan(ROWS);
    const done = await waitFor(
      'the import to be done',
      async () => {
        const found = await recordOf(client.get(`/api/admin/imports/${id}`));
        return found['state'] === 'done' ? found : undefined;
      },
      PATIENCE_MILLISECONDS,
    );
    expect(done['results']).toEqual({ created: ROWS });
    expect(await office.count(`employees where email like 'killed%@import.example'`)).toBe(ROWS);
    expect(
      await office.count(
        `audit_log where kind = 'employee' and action = 'created' and after ->> 'import_id' = '${id}'`,
      ),
    ).toBe(ROWS);
    await product.stop();
  },
  PATIENCE_MILLISECONDS * 2,
);
