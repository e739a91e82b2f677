import { createHash } from 'node:crypto';
import { type EntityManager } from 'typeorm';
import { type Company } from '../../src/companies/company.entity.js';
import { type CompanyAnswer } from '../../src/connections/share.js';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '../../src/platform/durations.js';
import { CandidateOpening } from '../../src/recruiting/submissions/candidate-opening.entity.js';
import { CompanyAnswerEntry } from '../../src/recruiting/submissions/company-answer.entity.js';
import { KnownClaim } from '../../src/recruiting/submissions/known-claim.entity.js';
import { profileTerms } from '../../src/recruiting/submissions/profile-terms.js';
import { ProfileTermsAcceptance } from '../../src/recruiting/submissions/profile-terms-acceptance.entity.js';
import { Submission } from '../../src/recruiting/submissions/submission.entity.js';
import { ViewLink } from '../../src/recruiting/submissions/view-link.entity.js';
import { dayInIndia, workingMoment, workingMomentAhead } from '../calendar.js';
import { type EmployerKey, EMPLOYERS } from '../companies.js';
import { type DemoAccounts, employerEmail } from '../demo-accounts.js';
import { type Course } from '../demo-connections.js';
import { OPENINGS } from '../job-requests.js';
import { memberEmail, MEMBERS } from './members.js';
import { type ShownCourse, type TimedAnswer } from './shown-course.js';

const LINK_DAYS = 14;
/** Older ones were mailed before links were kept. */
const DAYS_WITH_LINKS = 20;
const HALF_PAST_TEN = 10 * 60 + 30;
const NOON = 12 * 60;
/** Of the range that is reserved for documentation. */
const READER_ADDRESS = '198.51.100.17';

/** Who reads at an employer, and who is in charge of it. */
export interface Office {
  now: Date;
  accounts: DemoAccounts;
  companies: ReadonlyMap<EmployerKey, Company>;
  adminOf: (course: Course) => number;
}

/** An employer's reader with an account. */
interface Reader {
  user_id: number;
  email: string;
}

/** Employers, by the opening that they have. */
const EMPLOYER_OF = new Map<string, EmployerKey>(OPENINGS.map(({ key, employer }) => [key, employer]));
export const employerOf = ({ opening }: Course): EmployerKey => EMPLOYER_OF.get(opening) ?? 'lehar';
const contactOf = (course: Course): string =>
  EMPLOYERS.find(({ key }) => key === employerOf(course))?.contact ?? 'Hiring';

/** Inserts the lines of submissions with openings, answers, claims of knowing a person, links, and accepted terms. */
export async function insertDemoSubmissions(
  transaction: EntityManager,
  office: Office,
  shown: readonly ShownCourse[],
  sha256s: ReadonlyMap<number, string>,
): Promise<void> {
  const submitted = shown
    .filter(({ share }) => share === 'submitted' || share === 'withdrawn')
    .toSorted((one, other) => one.submitted.getTime() - other.submitted.getTime());
  const links = await insertLinks(transaction, office, submitted);
  await insertAcceptances(transaction, office, submitted, links);
  await transaction.insert(
    Submission,
    submitted.map((one) =>
      transaction.create(Submission, {
        connection_id: one.course.connection.connection_id,
        employee_id: one.course.employee.employee_id,
        company_id: one.course.job.company_id,
        request_id: one.course.job.request_id,
        submitted_by: office.adminOf(one.course),
        recipients: recipientsOf(one, office),
        sheet_sha256: sha256s.get(one.course.connection.connection_id) ?? '',
        submitted_at: one.submitted,
        first_opened_at: one.opened?.at ?? null,
        first_opened_by: one.opened ? readerName(one, office) : null,
      }),
    ),
  );
  await insertOpenings(transaction, office, submitted);
  await insertAnswers(transaction, office, submitted);
  await transaction.query(INTRODUCED);
}

/** The first day on which each employer was shown each person, and opened the profile. */
const INTRODUCED = `update introductions i set submitted_on = s.submitted_on, first_opened_on = s.first_opened_on
  from (select origin_employee_id, origin_company_id, min((submitted_at at time zone 'Asia/Kolkata')::date) as submitted_on,
      min((first_opened_at at time zone 'Asia/Kolkata')::date) as first_opened_on
    from submissions group by 1, 2) s
  where i.origin_employee_id = s.origin_employee_id and i.origin_company_id = s.origin_company_id`;

async function insertOpenings(
  transaction: EntityManager,
  office: Office,
  submitted: readonly ShownCourse[],
): Promise<void> {
  const rows = submitted.flatMap((one): Partial<CandidateOpening>[] => {
    if (!one.opened) return [];
    const { at, channel } = one.opened;
    const { connection_id } = one.course.connection;
    const first = { connection_id, channel, opened_at: at, ...readerOf(one, office) };
    // the profile is looked at again before the answer
    const again = one.answers
      .filter(({ channel: via = 'login' }) => via === 'login')
      .map(({ at: answered }) => ({
        connection_id,
        channel: 'login' as const,
        opened_at: new Date(Math.max(at.getTime() + 1, answered.getTime() - 2 * MINUTE_MILLISECONDS)),
        ...accountOf(one, office),
      }));
    return [first, ...again];
  });
  await transaction.insert(
    CandidateOpening,
    inOrder(rows, ({ opened_at }) => opened_at),
  );
}

async function insertAnswers(
  transaction: EntityManager,
  office: Office,
  submitted: readonly ShownCourse[],
): Promise<void> {
  const entries = inOrder(
    submitted.flatMap((one) =>
      one.answers.map((answer) => ({ one, answer, row: answerOf(transaction, one, answer, office) })),
    ),
    ({ answer }) => answer.at,
  );
  await transaction.insert(
    CompanyAnswerEntry,
    entries.map(({ row }) => row),
  );
  const claims = entries.flatMap(({ one, answer: { known, at }, row }) => {
    if (!known) return [];
    const { email } = one.course.employee;
    const { since, source, proof, state, reason, decided } = known;
    return transaction.create(KnownClaim, {
      connection_id: row.connection_id,
      answer_id: row.answer_id,
      since: dayInIndia(new Date(office.now.getTime() - since * DAY_MILLISECONDS)),
      source,
      email: proof === 'matches' ? email : proof === 'differs' ? email.replace('@', '.old@') : null,
      proof,
      state,
      reason: reason ?? null,
      ...(decided !== undefined && {
        decided_by: office.adminOf(one.course),
        decided_at: new Date(
          Math.max(at.getTime() + MINUTE_MILLISECONDS, workingMoment(office.now, decided, NOON).getTime()),
        ),
      }),
    });
  });
  await transaction.insert(KnownClaim, claims);
}

function answerOf(
  transaction: EntityManager,
  one: ShownCourse,
  { answer, at, channel = 'login', reason, comment, slots }: TimedAnswer,
  office: Office,
): CompanyAnswerEntry {
  const by = { login: accountOf(one, office), link: { user_id: null, reader: contactOf(one.course) } };
  const admin = office.adminOf(one.course);
  const noted =
    channel === 'login' || channel === 'link' ? by[channel] : { user_id: admin, reader: emailOf(office, admin) };
  return transaction.create(CompanyAnswerEntry, {
    connection_id: one.course.connection.connection_id,
    answer: answer satisfies CompanyAnswer,
    reason: reason ?? null,
    comment: comment ?? null,
    slots: slots ? slotsAfter(office.now) : [],
    channel,
    answered_by: noted.user_id,
    answered_by_name: noted.reader,
    answered_at: at,
  });
}

/** Two times in the days to come. */
function slotsAfter(now: Date): { starts_at: string; ends_at: string }[] {
  return [2, 3].map((days) => {
    const start = workingMomentAhead(now, days, HALF_PAST_TEN + days * 60);
    return {
      starts_at: start.toISOString(),
      ends_at: new Date(start.getTime() + 45 * MINUTE_MILLISECONDS).toISOString(),
    };
  });
}

async function insertLinks(
  transaction: EntityManager,
  { now, adminOf }: Office,
  submitted: readonly ShownCourse[],
): Promise<ReadonlyMap<number, ViewLink>> {
  const recent = submitted.filter(
    ({ submitted: at }) => now.getTime() - at.getTime() < DAYS_WITH_LINKS * DAY_MILLISECONDS,
  );
  const links = recent.map(({ course, submitted: made_at, ended }) =>
    transaction.create(ViewLink, {
      request_id: course.job.request_id,
      token_hash: createHash('sha256').update(`link of ${course.person}, ${course.opening}`).digest('hex'),
      recipient: employerEmail(employerOf(course)),
      made_by: adminOf(course),
      made_at,
      expires_at: new Date(made_at.getTime() + LINK_DAYS * DAY_MILLISECONDS),
      revoked_at: ended ?? null,
    }),
  );
  await transaction.insert(ViewLink, links);
  return new Map(
    recent.flatMap(({ course }, place) => {
      const link = links[place];
      return link ? [[course.connection.connection_id, link]] : [];
    }),
  );
}

/** First owners accept the terms before their first profile, members on their day, and who opens a link by name. */
async function insertAcceptances(
  transaction: EntityManager,
  { now, accounts, companies }: Office,
  submitted: readonly ShownCourse[],
  links: ReadonlyMap<number, ViewLink>,
): Promise<void> {
  const { version, sha256 } = profileTerms();
  const terms = { version, sha256, address: READER_ADDRESS };
  const owners = [...companies].flatMap(([key, { company_id, user_id }]): Partial<ProfileTermsAcceptance>[] => {
    const opened = submitted
      .filter(({ course, opened: opening }) => employerOf(course) === key && opening && opening.channel !== 'link')
      .map(({ opened: opening }) => opening?.at.getTime() ?? 0);
    if (!opened.length || user_id === null) return [];
    const accepted_at = new Date(Math.min(...opened) - 3 * MINUTE_MILLISECONDS);
    return [{ ...terms, user_id, company_id, accepted_by: employerEmail(key), accepted_at }];
  });
  const members = MEMBERS.flatMap((member): Partial<ProfileTermsAcceptance>[] => {
    const [company, user] = [companies.get(member.employer), accounts.get(memberEmail(member))];
    if (member.acceptedTerms === undefined || !company || !user) return [];
    const { company_id } = company;
    const accepted_at = workingMoment(now, member.acceptedTerms, NOON);
    return [{ ...terms, user_id: user.user_id, company_id, accepted_by: user.email, accepted_at }];
  });
  const byLink = submitted.flatMap(({ course, opened }): Partial<ProfileTermsAcceptance>[] => {
    const link = links.get(course.connection.connection_id);
    if (opened?.channel !== 'link' || !link) return [];
    const { company_id } = course.job;
    return [{ ...terms, link_id: link.link_id, company_id, accepted_by: contactOf(course), accepted_at: opened.at }];
  });
  const rows = inOrder([...owners, ...members, ...byLink], ({ accepted_at }) => accepted_at);
  await transaction.insert(ProfileTermsAcceptance, rows);
}

function recipientsOf({ course, submitted }: ShownCourse, { now }: Office): string[] {
  const employer = employerOf(course);
  const members = MEMBERS.filter(
    (member) =>
      member.employer === employer &&
      member.state === 'active' &&
      workingMoment(now, member.invited, NOON).getTime() + DAY_MILLISECONDS < submitted.getTime(),
  );
  return [employerEmail(employer), ...members.map(memberEmail)].sort();
}

/** Who opens a profile: by a link under a name, else with an account. */
function readerOf(one: ShownCourse, office: Office): { user_id: number | null; reader: string } {
  return one.opened?.channel === 'link' ? { user_id: null, reader: contactOf(one.course) } : accountOf(one, office);
}

const readerName = (one: ShownCourse, office: Office): string => readerOf(one, office).reader;

/** A member who had accepted the terms by then reads every other profile; else the first owner does. */
function accountOf({ course, submitted }: ShownCourse, { now, accounts }: Office): { user_id: number; reader: string } {
  const employer = employerOf(course);
  const [member] = MEMBERS.filter(
    ({ employer: of, acceptedTerms }) =>
      of === employer && acceptedTerms !== undefined && workingMoment(now, acceptedTerms, NOON) < submitted,
  );
  const isMember = member && course.connection.connection_id % 2 === 0;
  const { user_id, email }: Reader = accounts.get(isMember ? memberEmail(member) : employerEmail(employer)) ?? {
    user_id: 0,
    email: '',
  };
  return { user_id, reader: email };
}

function emailOf({ accounts }: Office, userId: number): string {
  return [...accounts.values()].find(({ user_id }) => user_id === userId)?.email ?? '';
}

function inOrder<Row>(rows: readonly Row[], momentOf: (row: Row) => Date | undefined): Row[] {
  return rows.toSorted((one, other) => (momentOf(one)?.getTime() ?? 0) - (momentOf(other)?.getTime() ?? 0));
}
