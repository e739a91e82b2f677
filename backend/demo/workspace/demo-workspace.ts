import { type EntityManager } from 'typeorm';
import { User } from '../../src/auth/accounts/user.entity.js';
import { DEMO_ADMIN_EMAIL, type DemoAccounts, OTHER_ADMIN_EMAIL } from '../demo-accounts.js';
import { type Course } from '../demo-connections.js';
import { insertDemoConsents } from './demo-consents.js';
import { insertDemoInterviews } from './demo-interviews.js';
import { insertDemoMembers } from './demo-members.js';
import { insertDemoNotifications } from './demo-notifications.js';
import { insertDemoOffice, insertDemoOwners, type Records, type Staff } from './demo-office.js';
import { insertDemoSheets } from './demo-sheets.js';
import { insertDemoShowing } from './demo-showing.js';
import { employerOf, insertDemoSubmissions } from './demo-submissions.js';
import { IN_CHARGE, JOBS_IN_CHARGE } from './office.js';
import { shownCourses } from './shown-course.js';

/** What the seed made before. */
type Made = Omit<Records, 'now' | 'staff'> & { accounts: DemoAccounts };

/** Inserts what stands between agency, companies and people: who sees whom, what was said, interviews, tasks, and news. */
export async function insertDemoWorkspace(transaction: EntityManager, now: Date, made: Made): Promise<void> {
  const { accounts, employees, companies, courses } = made;
  const staff = await staffIn(transaction);
  const adminOf = (course: Course): number => {
    const ofJob = JOBS_IN_CHARGE.find(([opening]) => opening === course.opening)?.[1];
    return staff[ofJob ?? IN_CHARGE[employerOf(course)] ?? 'first'];
  };
  const records = { ...made, now, staff };
  const office = { now, accounts, companies, adminOf };
  await insertDemoMembers(transaction, now, accounts, companies);
  await insertDemoOwners(transaction, records);
  const shown = shownCourses(courses, now);
  await insertDemoConsents(transaction, now, { shown, employees }, adminOf);
  const sha256s = await insertDemoSheets(transaction, now, { courses, shown }, adminOf);
  await insertDemoSubmissions(transaction, office, shown, sha256s);
  await insertDemoShowing(transaction, now, shown, adminOf);
  await insertDemoInterviews(transaction, office, shown);
  await insertDemoOffice(transaction, records, accounts);
  await insertDemoNotifications(transaction, now);
}

/** Accounts that existed before the seed count, too. */
async function staffIn(transaction: EntityManager): Promise<Staff> {
  const first = await transaction.findOneByOrFail(User, { email: DEMO_ADMIN_EMAIL });
  const other = await transaction.findOneByOrFail(User, { email: OTHER_ADMIN_EMAIL });
  const [chief] = await transaction.find(User, { where: { role: 'super_admin' }, order: { user_id: 'ASC' }, take: 1 });
  return { first: first.user_id, other: other.user_id, super: (chief ?? first).user_id };
}
