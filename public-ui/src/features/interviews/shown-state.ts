import { isOpen } from '@niyukt/ui-shared/domain/interview-state';
import type { ListedInterview, OwnInvitation } from './interview-queries';

const isAhead = (interview: OwnInvitation, now: number): boolean =>
  isOpen(interview) && Date.parse(interview.ends_at) > now;

/** The state of an interview as it is shown: one without a result whose time has passed is neither proposed nor confirmed any more. */
export const shownState = (interview: OwnInvitation, now: number): OwnInvitation['state'] | 'over' =>
  isOpen(interview) && !isAhead(interview, now) ? 'over' : interview.state;

/** Interviews that are still to be held, the next first, and the others, the latest first. @param rows the latest first */
export const aheadAndPast = <T extends ListedInterview>(rows: readonly T[], now: number): [ahead: T[], past: T[]] => [
  rows.filter((row) => isAhead(row, now)).reverse(),
  rows.filter((row) => !isAhead(row, now)),
];
