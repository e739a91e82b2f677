import { type EntityManager } from 'typeorm';
import { Consent, type ConsentChannel } from '../../src/employees/consent/consent.entity.js';
import { CONSENT_TEXT } from '../../src/employees/consent/consent-text.js';
import { Employee } from '../../src/employees/employee.entity.js';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '../../src/platform/durations.js';
import { dayInIndia, workingMoment } from '../calendar.js';
import { type Course } from '../demo-connections.js';
import { type PersonName } from '../people.js';
import { type ShownCourse } from './shown-course.js';

const SIX_O_CLOCK = 18 * 60;

/** How people agreed, in turn: most on their own page, some by a link, some told the staff. */
const CHANNELS: readonly ConsentChannel[] = [
  'own',
  'own',
  'link',
  'own',
  'phone',
  'own',
  'whatsapp',
  'own',
  'link',
  'paper',
];

/** Who took consent back, and how many days before the seed. */
const TAKEN_BACK: readonly (readonly [PersonName, number])[] = [['Pooja Mehta', 3]];
/** Who said no without having been asked for a job. */
const REFUSED: readonly (readonly [PersonName, number])[] = [['Ankita Borah', 6]];

/** Where people work now, and whom they never want to see their profile. */
const EMPLOYERS_OF: readonly (readonly [PersonName, string | null, readonly string[]])[] = [
  ['Priya Nair', 'Kaveri Softworks', ['Nakshatra Infosystems Limited']],
  ['Karthik Subramanian', 'Vaigai Payments', []],
  ['Suresh Gowda', 'Hemavathi Cloud', ['Meghdoot Cloud Services']],
  ['Meenakshi Iyer', 'Nakshatra Infosystems Ltd.', []],
  ['Ritika Bansal', null, ['Ganaka Analytics']],
  ['Ramesh Solanki', 'Girnar Auto Parts', []],
  ['Kavita Sharma', 'Hawa Mahal Exports', []],
];

/** Days from the seed until which a person is not to be shown without a second look. */
const PEOPLE_OFF_LIMITS: readonly (readonly [PersonName, number])[] = [['Simran Kaur', 200]];

/** Inserts who agreed to be shown to employers, on which way, and who took it back; and to whom people are never shown. */
export async function insertDemoConsents(
  transaction: EntityManager,
  now: Date,
  { shown, employees }: { shown: readonly ShownCourse[]; employees: ReadonlyMap<PersonName, Employee> },
  adminOf: (course: Course) => number,
): Promise<void> {
  const rows = [...employees].flatMap(([person, employee], index) => {
    const own = shown.filter(({ course }) => course.person === person);
    const first = own
      .filter(({ share }) => share === 'submitted' || share === 'withdrawn')
      .toSorted((one, other) => one.submitted.getTime() - other.submitted.getTime())[0];
    const channel = CHANNELS[index % CHANNELS.length] ?? 'own';
    const isNoted = channel === 'phone' || channel === 'whatsapp' || channel === 'paper';
    return [
      ...(first
        ? [
            {
              employee,
              shares: true,
              channel,
              noted_by: isNoted ? adminOf(first.course) : null,
              at: agreed(employee, first.submitted),
            },
          ]
        : []),
      ...own
        .filter(({ share, ended }) => share === 'declined' && ended)
        .map(({ ended }) => ({ employee, shares: false, channel: 'link' as const, noted_by: null, at: ended ?? now })),
      ...[...TAKEN_BACK, ...REFUSED]
        .filter(([name]) => name === person)
        .map(([, days]) => ({
          employee,
          shares: false,
          channel: 'own' as const,
          noted_by: null,
          at: own.find(({ ended }) => ended)?.ended ?? workingMoment(now, days, SIX_O_CLOCK),
        })),
    ];
  });
  rows.sort((one, other) => one.at.getTime() - other.at.getTime());
  await transaction.insert(
    Consent,
    rows.map(({ employee: { employee_id }, shares, channel, noted_by, at }) => ({
      employee_id,
      purpose: 'share',
      agrees: shares,
      text_version: CONSENT_TEXT.version,
      channel,
      noted_by,
      decided_at: at,
    })),
  );
  for (const [person, present_employer, blocked_companies] of EMPLOYERS_OF) {
    const employee_id = employees.get(person)?.employee_id;
    if (employee_id) {
      await transaction.update(
        Employee,
        { employee_id },
        { present_employer, blocked_companies: [...blocked_companies] },
      );
    }
  }
  for (const [person, days] of PEOPLE_OFF_LIMITS) {
    const employee_id = employees.get(person)?.employee_id;
    const off_limits_until = dayInIndia(new Date(now.getTime() + days * DAY_MILLISECONDS));
    if (employee_id) await transaction.update(Employee, { employee_id }, { off_limits_until });
  }
}

/** The day before a person is first shown, and never before the registration. */
function agreed({ created_at }: Employee, submitted: Date): Date {
  return new Date(
    Math.min(
      submitted.getTime() - MINUTE_MILLISECONDS,
      Math.max(created_at.getTime() + 10 * MINUTE_MILLISECONDS, submitted.getTime() - DAY_MILLISECONDS),
    ),
  );
}
