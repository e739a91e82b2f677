import { type EntityManager } from 'typeorm';
import { AgencySetting } from '../src/agency/agency-settings.entity.js';
import { Holiday } from '../src/agency/holiday.entity.js';
import { Company } from '../src/companies/company.entity.js';
import { Placement } from '../src/money/placements/placement.entity.js';
import { insertRow } from '../src/platform/database/insert-row.js';
import { AGENCY_SETTINGS, billingOf, NATIONAL_HOLIDAYS } from './billing.js';
import { dayInIndia, workingMoment } from './calendar.js';
import { EMPLOYERS } from './companies.js';
import { employerEmail } from './demo-accounts.js';
import { DAYS_OF_NOTICE, EARLIER_PLACEMENTS, type Fee, FEES_OF_CONNECTED } from './fees.js';

const NOON = 12 * 60;
/** Settings are older than every placement. */
const SETTINGS_DAYS = 399;

/** As the product makes them when a connection becomes placed; who resigned has left. */
const OF_CONNECTIONS = `insert into placements (connection_id, request_id, employee_id, company_id, employee_name, job_title,
    job_location, company_name, placed_on, joining_date, fee_percent, warranty_months, state, left_on, left_reason)
  select c.connection_id, c.request_id, c.employee_id, j.company_id, c.employee_name, c.job_title, j.location, c.company_name,
    c.placement_date, c.joining_date, s.fee_percent, s.warranty_months,
    case c.placement_status when 'resigned' then 'left' else 'active' end,
    case c.placement_status when 'resigned' then (c.status_changed_at at time zone 'Asia/Kolkata')::date end,
    case c.placement_status when 'resigned' then c.admin_notes end
  from connections c join job_requests j using (request_id)
    cross join (select * from agency_settings order by setting_id desc limit 1) s
  where c.placement_date is not null order by c.placement_date, c.connection_id`;

const GROSS_OF_CONNECTIONS = `update placements p set first_month_gross_paise = replace(c.final_salary, ',', '')::bigint * 100
  from connections c where c.connection_id = p.connection_id and p.employee_name = any($1)`;

/** A placement and what becomes of its fee. */
export interface DemoPlacement {
  placement: Placement;
  fee: Fee;
}

/** By the name of the person. */
export type DemoPlacements = ReadonlyMap<string, DemoPlacement>;

/** The day in India some days before now, a weekend counting as the Friday before. */
export function dayBefore(now: Date, days: number): string {
  return dayInIndia(workingMoment(now, days, NOON));
}

/** What the agency has set, days without business of three years, and what the employers are billed as. */
export async function insertDemoSettings(transaction: EntityManager, now: Date): Promise<void> {
  const set_at = workingMoment(now, SETTINGS_DAYS, NOON);
  await insertRow(transaction, AgencySetting, { ...AGENCY_SETTINGS, set_at });
  const years = [-1, 0, 1].map((more) => Number(dayInIndia(now).slice(0, 4)) + more);
  const holidays = years.flatMap((year) => NATIONAL_HOLIDAYS.map(([day, name]) => ({ day: `${year}-${day}`, name })));
  await transaction.insert(Holiday, holidays);
  for (const { key } of EMPLOYERS) {
    const billing = billingOf(key);
    if (billing.legal_name) await transaction.update(Company, { contact_email: employerEmail(key) }, billing);
  }
}

/**
 * Inserts a placement for every connection that was placed, and the earlier ones of the year.
 * @returns all of them by the name of the person
 */
export async function insertDemoPlacements(transaction: EntityManager, now: Date): Promise<DemoPlacements> {
  const companies = new Map((await transaction.find(Company)).map((company) => [company.contact_email, company]));
  const fees = new Map<string, Fee>(Object.entries(FEES_OF_CONNECTED));
  for (const earlier of EARLIER_PLACEMENTS) {
    const company = companies.get(employerEmail(earlier.employer));
    if (!company) continue;
    await transaction.insert(Placement, earlierOf(earlier, company, now));
    fees.set(earlier.name, earlier.fee);
  }
  await transaction.query(OF_CONNECTIONS);
  await transaction.query(GROSS_OF_CONNECTIONS, [Object.keys(FEES_OF_CONNECTED)]);
  await linkReplacements(transaction);
  const placements = await transaction.find(Placement);
  return new Map(
    placements.map((placement) => [
      placement.employee_name,
      { placement, fee: fees.get(placement.employee_name) ?? 'none' },
    ]),
  );
}

function earlierOf(
  { name, title, gross, joined, left, isReverted = false }: (typeof EARLIER_PLACEMENTS)[number],
  company: Company,
  now: Date,
): Partial<Placement> {
  const state = isReverted ? 'reverted' : left === undefined ? 'active' : 'left';
  return {
    company_id: company.company_id,
    employee_name: name,
    job_title: title,
    job_location: company.location,
    company_name: company.name,
    placed_on: dayBefore(now, (joined ?? 0) + DAYS_OF_NOTICE),
    joining_date: joined === null ? null : dayBefore(now, joined),
    first_month_gross_paise: gross === null ? null : Math.round(gross * 100),
    fee_percent: 50,
    warranty_months: 3,
    state,
    left_on: left === undefined ? null : dayBefore(now, left),
  };
}

async function linkReplacements(transaction: EntityManager): Promise<void> {
  for (const { name, replaces } of EARLIER_PLACEMENTS) {
    if (!replaces) continue;
    const original = await transaction.findOneBy(Placement, { employee_name: replaces });
    const replacement = await transaction.findOneBy(Placement, { employee_name: name });
    if (!original || !replacement) continue;
    const [{ placement_id: left }, { placement_id }] = [original, replacement];
    await transaction.update(Placement, { placement_id }, { replaces_placement_id: left });
    const replaced = { state: 'replaced' as const, replaced_by_placement_id: placement_id };
    await transaction.update(Placement, { placement_id: left }, replaced);
  }
}
