import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsModule } from '../../src/accounts/accounts.module.js';
import { AgencyModule } from '../../src/agency/agency.module.js';
import { AuthModule } from '../../src/auth/auth.module.js';
import { CompaniesModule } from '../../src/companies/companies.module.js';
import { EmployeesModule } from '../../src/employees/employees.module.js';
import { JobsModule } from '../../src/jobs/jobs.module.js';
import { OutboxService } from '../../src/platform/mail/outbox.service.js';
import { type OutboxMail } from '../../src/platform/mail/outbox-mail.entity.js';
import { SavedSearchesService } from '../../src/recruiting/people-search/saved/saved-searches.service.js';
import { SearchMailWorker } from '../../src/recruiting/people-search/saved/search-mail.worker.js';
import { RecruitingModule } from '../../src/recruiting/recruiting.module.js';
import { setIndiaNow } from '../../test/support/ledger.js';
import { ModuleUnderTest } from '../../test/support/testing-module.js';

let app: ModuleUnderTest;
let worker: SearchMailWorker;
beforeAll(async () => {
  app = await ModuleUnderTest.of({
    imports: [AgencyModule, AuthModule, AccountsModule, EmployeesModule, CompaniesModule, JobsModule, RecruitingModule],
  });
  worker = app.module.get(SearchMailWorker);
});
afterAll(() => app.close());

async function addPerson(name: string, skill: string): Promise<void> {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.in`;
  const { userId } = await app.account(email, 'employee');
  await app.database.sql(
    `insert into employees (user_id, full_name, email, phone, preferred_location, skills)
     values ($1, $2, $3, '+919876543210', 'Pune', jsonb_build_array(jsonb_build_object('skill_name', $4::text)))`,
    [userId, name, email, skill],
  );
}

/** What is queued for somebody once it was looked at a moment in India, by two processes at once. */
async function mailsAt(moment: string, recipient: string): Promise<OutboxMail[]> {
  await setIndiaNow(app.database, moment);
  await Promise.all([worker.mail(), worker.mail()]);
  return app.database.sql<OutboxMail>('select * from outbox_mails where recipient = $1 order by mail_id', [recipient]);
}

describe('the mail of a saved search', () => {
  it('tells of new people once a day from nine o’clock, and of nobody when there are none', async () => {
    const owner = await app.account('meera@niyukt.example', 'admin');
    await setIndiaNow(app.database, '2026-11-03 08:00');
    await addPerson('Known Already', 'Lacemaking');
    const query = { skills: 'Lacemaking' };
    await app.module.get(SavedSearchesService).create(owner, { name: 'Lace', query, daily_mail: true });
    await app.module.get(SavedSearchesService).create(owner, { name: 'Quiet', query, daily_mail: false });
    expect(await mailsAt('2026-11-03 09:00', owner.email)).toHaveLength(0);
    await addPerson('New Comer', 'lacemaking');
    await addPerson('Somebody Else', 'Tatting');
    expect(await mailsAt('2026-11-03 17:00', owner.email)).toHaveLength(0);
    expect(await mailsAt('2026-11-04 08:59', owner.email)).toHaveLength(0);
    const [mail, ...others] = await mailsAt('2026-11-04 09:00', owner.email);
    expect(others).toEqual([]);
    const written = await app.module.get(OutboxService).render(mail as OutboxMail);
    const { subject = '', text = '' } = written?.message ?? {};
    expect(subject).toBe('1 new person: Lace');
    expect(text).toContain('New Comer');
    expect(text).not.toContain('Known Already');
    expect(text).toContain('/admin-dashboard/find-people?filter=%7B%22skills%22%3A%5B%22Lacemaking%22%5D%7D');
    expect(await mailsAt('2026-11-05 09:00', owner.email)).toHaveLength(1);
  });
});
