import type { NextStep } from '@niyukt/ui-shared/api/types';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { recordPath } from '../../../kit/resource/ListPath';

/** The statuses that a step sets. */
const STATUSES: Readonly<Partial<Record<NonNullable<NextStep['action']>, PlacementStatus>>> = {
  set_interview_scheduled: 'interview_scheduled',
  set_interview_completed: 'interview_completed',
  set_selected: 'selected',
  set_offered: 'offered',
  set_placed: 'placed',
  set_rejected: 'rejected',
  set_dropped: 'dropped',
};

/** The status that a step sets, if it sets one. */
export const statusOf = ({ action }: NextStep): PlacementStatus | undefined => (action ? STATUSES[action] : undefined);

/** Where the record is that a step is about, if it is about one. */
const PLACES: Readonly<Partial<Record<NonNullable<NextStep['action']>, string>>> = {
  open_interview: '/interviews',
  enter_joining: '/placement-register',
  enter_gross: '/placement-register',
  issue_invoice: '/placement-register',
  send_invoice: '/invoices',
  record_payment: '/invoices',
  decide_claim: '/claims',
};

/** The address of the record that a step is about, if it opens one. */
export function addressOfStep({ action, record_id }: NextStep): string | undefined {
  const place = action && PLACES[action];
  return place && record_id !== null ? recordPath(place, record_id) : undefined;
}
