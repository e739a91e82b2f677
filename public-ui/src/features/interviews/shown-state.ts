import type { OwnInvitation } from './interview-queries';

/** The state of an interview as it is shown: one without a result whose time has passed is neither proposed nor confirmed any more. */
export function shownState({ state, ends_at }: OwnInvitation, now: number): OwnInvitation['state'] | 'over' {
  const isOpen = state === 'proposed' || state === 'confirmed';
  return isOpen && Date.parse(ends_at) <= now ? 'over' : state;
}
