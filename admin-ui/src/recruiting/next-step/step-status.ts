import type { NextStep } from '@niyukt/ui-shared/api/types';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';

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

/** The address of the record that a step is about, if it opens one. */
export function addressOf({ action, interview_id, placement_id, invoice_id }: NextStep): string | undefined {
  if (action === 'open_interview') return `/interviews/${interview_id}/show`;
  if (action === 'send_invoice' || action === 'record_payment') return `/invoices/${invoice_id}/show`;
  if (action === 'enter_gross' || action === 'enter_joining') return `/placement-register/${placement_id}/show`;
  return action === 'issue_invoice' ? `/placement-register/${placement_id}/show` : undefined;
}
