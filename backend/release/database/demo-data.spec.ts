import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { seedDemoData } from '../../demo/seed-demo-data.js';
import { COMPANY_ANSWERS, REVEALS, SHARES } from '../../src/connections/share.js';
import { readEnv } from '../../src/platform/config/env.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { STATE_BY_REPLIES } from '../../src/recruiting/interviews/interview-sql.js';
import { INTERVIEW_STATES, REPLIES } from '../../src/recruiting/interviews/interview-state.js';
import { OPENING_CHANNELS } from '../../src/recruiting/submissions/candidate-opening.entity.js';
import { PATIENT } from '../../test/support/product-process.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

const TABLES = [
  'users',
  'employees',
  'companies',
  'job_requests',
  'connections',
  'placement_history',
  'introductions',
  'audit_log',
  'holidays',
  'placements',
  'invoices',
  'payments',
  'warranty_claims',
  'reminders',
  'invoice_sendings',
  'resumes',
  'resume_files',
  'duplicate_pairs',
  'introductions',
  'saved_searches',
  'company_members',
  'consents',
  'sheets',
  'submissions',
  'view_links',
  'candidate_openings',
  'profile_terms_acceptances',
  'company_answers',
  'known_claims',
  'reveals',
  'interviews',
  'interview_recipients',
  'interview_feedback',
  'tasks',
  'notes',
  'mail_templates',
  'mailings',
  'mailing_recipients',
  'mail_refusals',
  'notifications',
  'offers',
  'joining_ticks',
  'joining_questions',
];

describe('the demo data', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    const options = dataSourceOptions(database.url, readEnv({ ...PATIENT, DATABASE_POOL_SIZE: '2' }));
    dataSource = await new DataSource(options).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  async function fingerprint(): Promise<unknown[]> {
    const parts = TABLES.map(
      (table) =>
        `select '${table}' as "table", count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as content from ${table} t`,
    );
    return database.sql(parts.join(' union all '));
  }

  it('fills an empty database, and changes nothing when it comes again', async () => {
    expect(await seedDemoData(dataSource)).toBe(true);
    const first = await fingerprint();
    expect(first.filter((part) => (part as { rows: number }).rows === 0)).toEqual([]);
    expect(await seedDemoData(dataSource)).toBe(false);
    expect(await fingerprint()).toEqual(first);
  });

  it('is consistent: copies, statuses, dates and totals are what the rows say', async () => {
    const wrong = await database.sql(`
      select 'copied names' as what, connection_id as id from connections c join employees e using (employee_id)
        join job_requests j using (request_id) join companies o using (company_id)
        where (employee_name, job_title, c.company_name) is distinct from (e.full_name, j.title, o.name)
      union all select 'status of the employee', employee_id from employees e
        where status <> coalesce((select placement_status from connections c where c.employee_id = e.employee_id
          order by connection_date desc, connection_id desc limit 1), 'Available')
      union all select 'placed without a day', connection_id from connections where placement_status = 'placed' and placement_date is null
      union all select 'a future', connection_id from connections where connection_date > now()
      union all select 'connected before the job', connection_id from connections join job_requests using (request_id) where connection_date < created_at
      union all select 'history ends elsewhere', connection_id from connections c
        where placement_status <> (select to_status from placement_history h where h.connection_id = c.connection_id
          order by history_id desc limit 1)
      union all select 'status since another moment', connection_id from connections c
        where status_changed_at <> (select changed_at from placement_history h where h.connection_id = c.connection_id
          order by history_id desc limit 1)
      union all select 'total of connections', null where (select sum(n) from row_counts where list = 'connections')
        <> (select count(*) from connections)
      union all select 'total of employees', null where (select sum(n) from row_counts where list = 'employees')
        <> (select count(*) from employees)`);
    expect(wrong).toEqual([]);
  });

  it('has books that agree with themselves', async () => {
    const wrong = await database.sql(`
      select 'placed without a placement' as what, connection_id as id from connections c
        where placement_status in ('placed', 'resigned') and not exists (select from placements p
          where p.connection_id = c.connection_id and p.joining_date is not distinct from c.joining_date)
      union all select 'numbers', null from invoices group by series, financial_year
        having max(sequence) <> count(*) or min(sequence) <> 1
      union all select 'numbers against days', i.invoice_id from invoices i join invoices later
        on (later.series, later.financial_year) = (i.series, i.financial_year) and later.sequence > i.sequence
        where later.issued_on < i.issued_on
      union all select 'a future', invoice_id from invoices where issued_on > india_today()
      union all select 'a payment of the future', payment_id from payments where received_on > india_today() or recorded_at > now()
      union all select 'invoiced before joining', i.invoice_id from invoices i join placements using (placement_id)
        where issued_on < joining_date
      union all select 'placed before the company came', placement_id from placements p join companies c using (company_id)
        where p.placed_on < (c.created_at at time zone 'Asia/Kolkata')::date
      union all select 'balance', invoice_id from invoices i where kind = 'invoice' and outstanding_paise <> total_paise
          + (select coalesce(sum(total_paise) filter (where kind = 'debit_note'), 0)
              - coalesce(sum(total_paise) filter (where kind = 'credit_note'), 0) from invoices where corrects_invoice_id = i.invoice_id)
          - (select coalesce(sum(amount_paise + tds_paise), 0) from payments p where p.invoice_id = i.invoice_id and reversed_at is null)
      union all select 'claim against the days', claim_id from warranty_claims join placements p using (placement_id)
        where is_covered <> (last_working_day between p.joining_date and p.warranty_until) or filed_at::date < last_working_day
      union all select 'total of invoices', null where (select sum(n) from row_counts where list = 'invoices')
        <> (select count(*) from invoices)`);
    expect(wrong).toEqual([]);
  });

  it('shows every state of placements, warranties, invoices and claims, every age of what is due, and a chain of three', async () => {
    const of = async (text: string): Promise<unknown[]> =>
      (await database.sql<{ what: unknown }>(`select distinct what from (${text}) t order by 1`)).map(
        ({ what }) => what,
      );
    expect(await of('select state as what from placements')).toEqual(['active', 'left', 'replaced', 'reverted']);
    expect(await of(`select state as what from invoices where kind = 'invoice'`)).toEqual([
      'credited',
      'issued',
      'paid',
      'part_paid',
    ]);
    expect(await of('select kind as what from invoices')).toEqual(['credit_note', 'debit_note', 'invoice']);
    expect(await of('select state as what from warranty_claims')).toEqual([
      'approved',
      'closed',
      'declined',
      'filed',
      'replaced',
    ]);
    expect(
      await of(`select width_bucket(india_today() - due_date, array[1, 31, 61, 91]) as what from invoices
        where outstanding_paise > 0`),
    ).toEqual([0, 1, 2, 3, 4]);
    expect(await of(`select count(*) >= 40 as what from placements`)).toEqual([true]);
    expect(
      await of(`select count(*) as what from (select from invoices group by date_trunc('month', issued_on)) months`),
    ).toEqual([expect.stringMatching(/^(1\d)$/)]);
    expect(
      await database.sql(`select a.employee_name from placements a join placements b on b.replaces_placement_id = a.placement_id
        join placements c on c.replaces_placement_id = b.placement_id`),
    ).toHaveLength(1);
    const today = `select employee_name, india_today() - joining_date as days from placements
      where invoice_id is null and fee_paise > 0 and state = 'active' and joining_date <= india_today() - 20`;
    const toIssue = await database.sql<{ days: number }>(today);
    expect(toIssue.filter(({ days }) => days < 27).length).toBeGreaterThan(0);
    expect(toIssue.filter(({ days }) => days >= 27).length).toBeGreaterThan(0);
    expect(
      await of(`select first_month_gross_paise is null as what from placements where joining_date < india_today()`),
    ).toEqual([false, true]);
  });

  it('shows every state of the workspace', async () => {
    const all = async (text: string): Promise<unknown[]> =>
      (await database.sql<{ what: unknown }>(`select distinct what::text from (${text}) t order by 1`)).map(
        ({ what }) => what,
      );
    expect(await all('select share as what from connections')).toEqual([...SHARES].sort());
    expect(await all('select company_answer as what from connections where company_answer is not null')).toEqual(
      [...COMPANY_ANSWERS].sort(),
    );
    expect(await all('select reveal as what from connections')).toEqual([...REVEALS].sort());
    expect(await all('select confirmed as what from sheets')).toEqual(['false', 'true']);
    expect(await all(`select state || ' ' || proof as what from known_claims`)).toEqual([
      'accepted matches',
      'open matches',
      'refused differs',
      'refused none',
    ]);
    expect(await all('select channel as what from candidate_openings')).toEqual([...OPENING_CHANNELS].sort());
    expect(await all('select channel as what from company_answers')).toEqual(['link', 'login', 'phone', 'whatsapp']);
    expect(await all('select channel as what from consents')).toEqual(['link', 'own', 'paper', 'phone', 'whatsapp']);
    expect(
      await all(`select case when revoked_at is not null then 'revoked' when expires_at < now() then 'expired'
        when exists (select from profile_terms_acceptances a where a.link_id = l.link_id) then 'used' else 'open' end as what
        from view_links l`),
    ).toEqual(['expired', 'open', 'revoked', 'used']);
    expect(
      await all(`select case when state = 'invited' and link_expires_at < now() then 'expired' else state end || ' ' || role as what
        from company_members`),
    ).toEqual(['active member', 'active owner', 'expired member', 'invited member', 'revoked member']);
    expect(await all('select state as what from interviews')).toEqual([...INTERVIEW_STATES].sort());
    expect(await all('select reply as what from interview_recipients where reply is not null')).toEqual(
      [...REPLIES].sort(),
    );
    expect(await all('select state as what from mailing_recipients')).toEqual(['sent', 'skipped']);
    expect(
      await all(`select case when done_at is not null then 'done' when snoozed_until > now() then 'snoozed' else 'open' end as what
        from tasks`),
    ).toEqual(['done', 'open', 'snoozed']);
  });

  it('has a workspace that agrees with itself', async () => {
    const wrong = await database.sql(`
      select 'shown without consent' as what, c.connection_id as id from connections c where share = 'submitted'
        and not coalesce((select agrees from consents s where s.employee_id = c.employee_id and purpose = 'share'
          order by consent_id desc limit 1), false)
      union all select 'consent after the submission', submission_id from submissions s
        where not exists (select from consents n where n.employee_id = s.employee_id and purpose = 'share' and agrees
          and decided_at < s.submitted_at)
      union all select 'submitted without a line', connection_id from connections c
        where (submitted_at is not null) <> exists (select from submissions s where s.connection_id = c.connection_id
          and s.submitted_at = c.submitted_at)
      union all select 'submitted before it was connected', submission_id from submissions s join connections c using (connection_id)
        where s.submitted_at < c.connection_date
      union all select 'hash of another sheet', connection_id from submissions where sheet_sha256 !~ '^[0-9a-f]{64}$'
      union all select 'a name or an address on a sheet', connection_id from sheets s join connections c using (connection_id)
        join employees e using (employee_id)
        where concat(s.shown, s.headline, s.note, s.resume_text) ~* concat_ws('|', split_part(e.full_name, ' ', 1), e.email, right(e.phone, 10))
      union all select 'opened before the terms', o.opening_id::int from candidate_openings o join connections c using (connection_id)
        join job_requests j using (request_id)
        where not exists (select from profile_terms_acceptances a where a.accepted_at <= o.opened_at and a.company_id = j.company_id
          and (a.user_id = o.user_id or a.user_id is null and a.accepted_by = o.reader))
      union all select 'first opening', submission_id from submissions s where first_opened_at is distinct from
        (select min(opened_at) from candidate_openings o where o.connection_id = s.connection_id)
      union all select 'answered before the opening', answer_id from company_answers a join submissions s using (connection_id)
        where a.channel in ('login', 'link') and (s.first_opened_at is null or a.answered_at < s.first_opened_at)
      union all select 'last answer', connection_id from connections c where company_answer is distinct from
        (select answer from company_answers a where a.connection_id = c.connection_id order by answer_id desc limit 1)
      union all select 'known too late', claim_id from known_claims k join company_answers a using (answer_id)
        join submissions s on s.connection_id = k.connection_id where a.answered_at > s.first_opened_at + interval '7 days'
      union all select 'not suitable without a reason', answer_id from company_answers where answer = 'not_suitable' and reason is null
      union all select 'reveal of another step', connection_id from connections c where reveal <> coalesce(
        (select to_level from reveals r where r.connection_id = c.connection_id order by reveal_id desc limit 1), 'none')
      union all select 'introduced on another day', introduction_id from introductions i where submitted_on is distinct from
        (select min((submitted_at at time zone 'Asia/Kolkata')::date) from submissions s
         where (s.origin_employee_id, s.origin_company_id) = (i.origin_employee_id, i.origin_company_id))
      union all select 'the future', opening_id::int from candidate_openings where opened_at > now()
      union all select 'the future', answer_id from company_answers where answered_at > now()
      union all select 'the future', interview_id from interviews where created_at > now() or timed_at > now()
      union all select 'the future', notification_id from notifications where created_at > now()
      union all select 'interview without a submission', interview_id from interviews i join connections c using (connection_id)
        where c.share <> 'submitted' and i.state in ('proposed', 'confirmed')
      union all select 'held in the future', interview_id from interviews where state in ('done', 'no_show') and starts_at > now()
      union all select 'state of an interview against the answers', interview_id from interviews i
        where state in ('proposed', 'confirmed') and state <> ${STATE_BY_REPLIES}
      union all select 'two at a time', a.interview_id from interviews a join interview_recipients ra using (interview_id)
        join interview_recipients rb on rb.email = ra.email and rb.interview_id > ra.interview_id
        join interviews b on b.interview_id = rb.interview_id
        where a.state in ('proposed', 'confirmed') and b.state in ('proposed', 'confirmed')
          and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
      union all select 'somebody who is not asked yet', recipient_id from interview_recipients r join interviews i using (interview_id)
        where i.state in ('proposed', 'confirmed') and r.asked_for is null
      union all select 'accepted before it was asked', interview_id from interviews join connections c using (connection_id)
        where created_at < c.connection_date
      union all select 'a news line about nothing', notification_id from notifications n where record_kind = 'interview'
        and not exists (select from interviews where interview_id = record_id)
      union all select 'a mail to come', notification_id from notifications where mail and mailed_at is null`);
    expect(wrong).toEqual([]);
    expect(await database.sql('select from outbox_mails')).toEqual([]);
  });

  it('has resumes of every kind that wait to be read, pairs to review for every reason it shows, and jobs that say their skills', async () => {
    const kinds = await database.sql<{ kind: string }>(
      `select distinct reverse(split_part(reverse(file_name), '.', 1)) as kind from resumes
        join resume_files using (resume_id) where text_state = 'pending' and shown
          and sha256 = encode(sha256(content), 'hex') and size_bytes = length(content) order by 1`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['doc', 'docx', 'jpg', 'odt', 'pdf', 'rtf', 'txt']);
    expect(await database.sql('select from resumes')).toHaveLength(18);
    expect(await database.sql('select kind, reasons from duplicate_pairs order by duplicate_id')).toEqual([
      { kind: 'employees', reasons: ['same_phone'] },
      { kind: 'employees', reasons: ['similar_name'] },
      { kind: 'employees', reasons: ['same_email'] },
      { kind: 'companies', reasons: ['same_name'] },
    ]);
    const [jobs] = await database.sql<{ all: number; skilled: number }>(
      `select count(*)::int as all, (count(*) filter (where skills <> '[]'))::int as skilled from job_requests`,
    );
    expect(jobs?.skilled).toBeGreaterThan((jobs?.all ?? 0) / 2);
  });

  it('does not touch a database that somebody works with', async () => {
    await database.sql('delete from users where role in ($1, $2)', ['employee', 'company']);
    await database.sql(`insert into users (email, password_hash, role) values ('own@agency.test', 'x', 'company')`);
    const before = await fingerprint();
    expect(await seedDemoData(dataSource)).toBe(false);
    expect(await fingerprint()).toEqual(before);
  });
});
