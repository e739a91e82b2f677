import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET } from '../../test/support/agency.js';
import { type CommandResult, runCommand } from '../../test/support/command.js';
import { bill, place, type Placed, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf } from '../../test/support/office.js';

interface ClaimScene extends Placed {
  issued: ApiRecord;
  claim: ApiRecord;
}

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
  await setIndiaNow(office, '2026-12-16 12:00');
});
afterAll(() => office.close());

async function claimed(placed: Placed): Promise<ApiRecord> {
  const body = { last_working_day: '2026-12-15', reason: 'other', note: 'Unwell since Diwali.' };
  return recordOf(placed.company.client.post(`/api/company/placements/${placed.placement.id}/claims`, body));
}

/** Somebody who was placed, invoiced and claimed. */
async function scene(): Promise<ClaimScene> {
  const placed = await place(office, { joining_date: '2026-12-01' });
  const issued = await bill(office, placed);
  return { ...placed, issued, claim: await claimed(placed) };
}

const GONE = {
  connections: { connection_id: null },
  'job-requests': { connection_id: null, request_id: null },
  employees: { connection_id: null, employee_id: null },
  companies: { connection_id: null, request_id: null, company_id: null },
};

describe('placement, invoice and claim', () => {
  it.each(Object.keys(GONE) as (keyof typeof GONE)[])('last when of %s the record is deleted', async (resource) => {
    const claimScene = await scene();
    const before = await office.seen('placements', claimScene.placement.id);
    const [invoiceBefore, claimBefore] = [
      await office.seen('invoices', claimScene.issued.id),
      await office.seen('claims', claimScene.claim.id),
    ];
    const { connection, job, employee, company } = claimScene;
    const id = { connections: connection.id, 'job-requests': job.id, employees: employee.id, companies: company.id };
    await recordOf(office.superAdmin.delete(`/api/admin/${resource}/${id[resource]}`));
    expect(await office.seen('placements', claimScene.placement.id)).toEqual({ ...before, ...GONE[resource] });
    const isCompany = resource === 'companies';
    const company_id = isCompany ? null : company.id;
    expect(await office.seen('invoices', claimScene.issued.id)).toEqual({ ...invoiceBefore, company_id });
    expect(await office.seen('claims', claimScene.claim.id)).toEqual({
      ...claimBefore,
      company_id,
      ...('request_id' in GONE[resource] && { request_id: null }),
    });
    const decided = office.admin.put(`/api/admin/claims/${claimScene.claim.id}/decision`, { decision: 'approved' });
    expect(await recordOf(decided)).toMatchObject({ state: 'approved', employee_name: 'Asha Rao' });
  });

  it('are found under the new name when somebody is renamed', async () => {
    const claimScene = await scene();
    await recordOf(
      office.admin.patch(`/api/admin/employees/${claimScene.employee.id}`, { full_name: 'Sarojini Naidu', version: 1 }),
    );
    for (const resource of ['placements', 'claims']) {
      const { body } = await office.admin.list(resource, { filter: { q: 'sarojini' } });
      expect(body).toMatchObject([{ employee_name: 'Sarojini Naidu' }]);
    }
    expect(await office.seen('invoices', claimScene.issued.id)).toMatchObject({ candidate_name: 'Asha Rao' });
  });
});

describe("R62: a person's placements, invoices and claims", () => {
  const command = (name: 'export' | 'erase', email: unknown, ...args: string[]): Promise<CommandResult> =>
    runCommand(`person-${name}`, ['--email', String(email), ...args], {
      DATABASE_URL: office.agency.database.url,
      JWT_SECRET: TEST_SECRET,
    });
  const exportOf = async (email: unknown): Promise<Record<string, unknown>> =>
    JSON.parse((await command('export', email)).output) as Record<string, unknown>;

  /** Without an invoice so long ago that none is to come. */
  async function named(name: string, isInvoiced: boolean): Promise<Placed> {
    const company = await office.company();
    const job = await office.job(company);
    const joining_date = isInvoiced ? '2026-12-01' : '2023-12-16';
    const placed = await place(office, { joining_date }, { company, job }, { name });
    if (isInvoiced) await bill(office, placed);
    await claimed(placed);
    return placed;
  }

  it('are exported to the person', async () => {
    const { employee, placement, company } = await named('Kasturba Makhanji', true);
    const held = await exportOf(employee['email']);
    expect(held).toMatchObject({
      placements: [
        { placement_id: placement.id, employee_name: 'Kasturba Makhanji', first_month_gross_paise: 6_000_000 },
      ],
      invoices: [{ kind: 'invoice', candidate_name: 'Kasturba Makhanji', joining_date: '2026-12-01' }],
      claims: [{ placement_id: placement.id, note: 'Unwell since Diwali.' }],
    });
    expect(JSON.stringify(held)).not.toMatch(/fee_paise|fee_percent|total_paise/);
    // the company is no person, and its login takes itself only
    const ofCompany = await exportOf(company.email);
    expect(ofCompany).toMatchObject({ placements: [], invoices: [], claims: [] });
    expect(JSON.stringify(ofCompany)).not.toContain('Kasturba');
  });

  it('lose the name with the person, where no document was issued or is to come', async () => {
    const { employee, placement } = await named('Savitribai Phule', false);
    const { code, output, errors } = await command('erase', employee['email'], '--yes');
    expect([code, errors, output]).toEqual([0, '', expect.stringMatching(/^Erased: .*placements 1/)]);
    expect(output).not.toMatch(/Kept: (?!what was known, sealed)/);
    expect(await office.seen('placements', placement.id)).toMatchObject({ employee_name: 'erased', state: 'active' });
    for (const table of ['placements', 'warranty_claims', 'audit_log', 'idempotent_calls']) {
      expect([table, await office.count(`${table} t where strpos(t::text, 'Savitribai') > 0`)]).toEqual([table, 0]);
    }
  });

  it('lose it also when the record was deleted before', async () => {
    const { employee, placement } = await named('Rukmini Devi', false);
    const namesake = await named('Rukmini Devi', false);
    for (const one of [employee, namesake.employee]) {
      await recordOf(office.superAdmin.delete(`/api/admin/employees/${one.id}`));
    }
    expect(await command('erase', employee['email'], '--yes')).toMatchObject({ code: 0 });
    expect(await office.seen('placements', placement.id)).toMatchObject({ employee_name: 'erased' });
    expect(await office.seen('placements', namesake.placement.id)).toMatchObject({ employee_name: 'Rukmini Devi' });
  });

  it('keep the name of a person where a document was issued, which the answer says', async () => {
    const placed = await named('Annapurna Devi', true);
    const [issued] = await office.sql('select * from invoices where placement_id = $1', [placed.placement.id]);
    const { code, output } = await command('erase', placed.employee['email'], '--yes');
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(
        /Kept: invoices 1, with the name in them, until eight years .* section 128 of the Companies Act\./,
      ),
    ]);
    expect(await office.seen('placements', placed.placement.id)).toMatchObject({
      employee_name: 'Annapurna Devi',
      company_name: placed.placement['company_name'],
    });
    expect(await office.sql('select * from invoices where placement_id = $1', [placed.placement.id])).toEqual([issued]);
    expect(
      await office.count(`warranty_claims where placement_id = $1 and note is not null`, [placed.placement.id]),
    ).toBe(0);
  });

  it('stay with a company whose login is erased, which the answer says', async () => {
    const { company, placement } = await named('Annapurna Devi', true);
    const [issued] = await office.sql('select * from invoices where placement_id = $1', [placement.id]);
    const { code, output } = await command('erase', company.email, '--yes');
    expect([code, output]).toEqual([0, expect.stringMatching(`Kept: company ${company.id} .*, without an owner`)]);
    expect(await office.seen('placements', placement.id)).toMatchObject({ company_name: placement['company_name'] });
    expect(await office.sql('select * from invoices where placement_id = $1', [placement.id])).toEqual([issued]);
  });
});
