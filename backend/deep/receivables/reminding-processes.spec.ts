import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../test/support/agency.js';
import { billedCompany, issue, oldPlacements, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { Office } from '../../test/support/office.js';
import { ProductReplicas } from '../../test/support/product-replicas.js';
import { waitFor } from '../../test/support/wait-for.js';

const INVOICES = 16;

/** Due on Monday 2026-12-14. */
describe('two processes on one database', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.of(await Agency.openWith((environment) => ProductReplicas.start(environment, 2)));
    await setIndiaNow(office, '2026-11-03 10:00');
    await setAgency(office);
    const { id } = await billedCompany(office, { billing_email: 'dues@sahyadri.example' });
    for (const placement of await oldPlacements(office, id, INVOICES)) await issue(office, placement);
  });
  afterAll(() => office.close());

  const arrived = (): string[] =>
    office.agency.mail.mails.filter(({ to }) => to === 'dues@sahyadri.example').map(({ subject }) => subject);
  const numbersIn = (subjects: string[]): Set<string | undefined> =>
    new Set(subjects.map((subject) => /NY\/\d\d-\d\d\/\d{5}/.exec(subject)?.[0]));

  it('remind of each invoice once, with its PDF', async () => {
    await setIndiaNow(office, '2026-12-07 09:00');
    await waitFor('a reminder of every invoice', () => (arrived().length >= INVOICES ? true : undefined));
    expect(numbersIn(arrived()).size).toBe(INVOICES);
    // the next step comes after whatever was sent twice
    await setIndiaNow(office, '2026-12-14 09:00');
    await waitFor('the next reminders', () => (arrived().length >= 2 * INVOICES ? true : undefined));
    const mails = arrived();
    expect(mails).toHaveLength(2 * INVOICES);
    expect(numbersIn(mails.slice(INVOICES)).size).toBe(INVOICES);
    expect(await office.count('reminders')).toBe(2 * INVOICES);
    const [mail] = office.agency.mail.mails.filter(({ to }) => to === 'dues@sahyadri.example');
    expect(mail?.raw).toMatch(/Content-Type: application\/pdf/);
    expect(office.agency.mail.duplicates).toBe(0);
  });
});
