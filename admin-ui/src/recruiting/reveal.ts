import type { AgencySettings, Connection } from '@niyukt/ui-shared/api/types';

/** Placement statuses that may show a company more of a person, in their order. */
export const REVEALING_STATUSES = [
  'shortlisted',
  'interview_scheduled',
  'interview_completed',
  'selected',
  'offered',
  'placed',
] as const satisfies readonly AgencySettings['name_shown_from'][];

export type Reveal = Connection['reveal'];

/** What is shown beyond the sheet, each step more than the one before. */
export const REVEALS = ['none', 'name', 'contact'] as const satisfies readonly Reveal[];

const placeOf = (status: string): number => (REVEALING_STATUSES as readonly string[]).indexOf(status);

/**
 * What a placement status shows a company by itself (docs/rules.md#reveal).
 * @param settings of the agency
 */
export function revealOf(
  status: string,
  {
    name_shown_from: name,
    contact_shown_from: contact,
  }: Pick<AgencySettings, 'name_shown_from' | 'contact_shown_from'>,
): Reveal {
  const reached = placeOf(status);
  if (reached < 0) return 'none';
  if (reached >= placeOf(contact)) return 'contact';
  return reached >= placeOf(name) ? 'name' : 'none';
}

/** Whether a step shows more than another one. */
export const showsMore = (level: Reveal, than: Reveal): boolean => REVEALS.indexOf(level) > REVEALS.indexOf(than);
