import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { Office } from '../../test/support/office.js';
import { PATIENCE_MILLISECONDS, waitFor } from '../../test/support/wait-for.js';
import { report } from '../support/report.js';

const PEOPLE = 5_000;
const ERASED = 100;
const CALLS = 150;
/** A table that is locked shows at once; how much slower lists are is reported. */
const MAX_RATIO = 2;
const LISTS = ['employees', 'audit-log'];

/** People with a mail and an entry of the log each. */
const FILL = `with account as (
    insert into users (email, password_hash, role)
    select 'person' || n || '@mail.example', 'x', 'employee' from generate_series(1, ${PEOPLE}) n returning user_id, email),
  people as (
    insert into employees (user_id, full_name, email, phone)
    select user_id, 'Asha Rao', email, '+91' || lpad((7000000000 + user_id)::text, 10, '0') from account returning employee_id, email)
  insert into audit_log (actor_email, actor_role, action, kind, record_id, record_name, after)
  select 'office@niyukt.example', 'admin', 'created', 'employee', employee_id, email, jsonb_build_object('email', email) from people`;

/** Whose last mail has left. */
const MARK = `with due as (
    update users set restricted_at = now(), restriction = 'erasure', erasure_due_at = now() - interval '1 minute'
    where user_id in (select user_id from users where role = 'employee' order by user_id limit ${ERASED}) returning user_id, email)
  insert into outbox_mails (template, recipient, status, sent_at, expires_at, topic)
  select 'erasure-done', email, 'sent', now(), now(), 'erasure of ' || user_id from due`;

const medianOf = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

describe('erasures', () => {
  let agency: AloneAgency;
  let office: Office;
  beforeAll(async () => {
    agency = await Agency.openAlone();
    office = await Office.of(agency);
    await office.sql(FILL);
    await office.sql('analyze');
  });
  afterAll(() => agency.close());

  const timesOf = async (list: string, isOver: (calls: number) => boolean): Promise<number[]> => {
    const times: number[] = [];
    while (!isOver(times.length)) {
      const began = performance.now();
      const { status } = await office.superAdmin.list(list, { range: [0, 24] });
      expect(status).toBe(200);
      times.push(performance.now() - began);
    }
    return times;
  };

  it(`lock no list, ${ERASED} of them in a row`, async () => {
    const before: Record<string, number> = {};
    for (const list of LISTS) {
      await timesOf(list, (calls) => calls >= 20);
      before[list] = medianOf(await timesOf(list, (calls) => calls >= CALLS));
    }
    await office.sql(MARK);
    await office.sql(
      `insert into pgboss.job (name, data, expire_in) values ('account_erasures', '{}', interval '10 minutes')`,
    );
    const left = (): Promise<number> => office.count('users where erasure_due_at is not null');
    await waitFor('the first to be erased', async () => ((await left()) < ERASED ? true : undefined));
    const during: Record<string, number> = {};
    for (const list of LISTS) during[list] = medianOf(await timesOf(list, (calls) => calls >= CALLS));
    const rest = await left();
    for (const list of LISTS) {
      report(list, { before: before[list] ?? 0, during: during[list] ?? 0, left: rest });
      expect((during[list] ?? 0) / (before[list] ?? 1)).toBeLessThan(MAX_RATIO);
    }
    await waitFor('all to be erased', async () => ((await left()) ? undefined : true), 2 * PATIENCE_MILLISECONDS);
  });
});
