import * as z from 'zod/mini';
import { minutesAfter, momentsAt, ownZone } from '../domain/zone-time';
import { t } from '../i18n/own-interviews';
import { slotRule } from './slot-rule';

export { MAX_SLOTS, SLOT_MINUTES } from './slot-rule';

/** A line that is still empty. */
export const NEW_SLOT: SlotForm = { start: '', minutes: '60', which: 'first' };

/** A time for an interview, as clocks show it where the reader is. */
export const slot = z.extend(
  slotRule({
    required: () => t('slot.required'),
    missing: () => t('slot.missing'),
    past: () => t('slot.past'),
    far: () => t('slot.far'),
  }),
  {
    /** Which moment is meant where clocks are put back, and a time comes twice. */
    which: z.enum(['first', 'second']),
  },
);

export type SlotForm = z.infer<typeof slot>;

/** A form with times for an interview. */
export interface SlotsForm {
  slots: SlotForm[];
}

/** A proposed time as the API takes it, with its offset. */
export interface SlotTime {
  starts_at: string;
  ends_at: string;
}

/** @returns undefined for a time that does not come, or is not entered */
export function slotTime({ start, minutes, which }: SlotForm): SlotTime | undefined {
  const zone = ownZone();
  const moments = momentsAt(zone, start);
  const starts_at = which === 'second' ? moments.at(-1) : moments[0];
  return starts_at ? { starts_at, ends_at: minutesAfter(zone, starts_at, Number(minutes)) } : undefined;
}

export const slotTimes = (slots: readonly SlotForm[]): SlotTime[] => slots.flatMap((typed) => slotTime(typed) ?? []);

/** Other times that are proposed for an interview, with words for the agency; one of both is enough. */
export const proposalForm = z.object({ slots: z.array(slot), note: z.string().check(z.trim()) }).check(
  z.refine(({ slots, note }) => slots.length > 0 || note !== '', {
    error: () => t('reply.sayWhen'),
    path: ['note'],
  }),
);

export type ProposalForm = z.infer<typeof proposalForm>;
