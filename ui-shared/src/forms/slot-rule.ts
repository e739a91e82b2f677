import * as z from 'zod/mini';
import { DAY_MILLISECONDS } from '../domain/durations';
import { momentAt, ownZone } from '../domain/zone-time';

/** Times for an interview that may be proposed at once. */
export const MAX_SLOTS = 5;
/** How long an interview may be, in minutes. */
export const SLOT_MINUTES = ['30', '45', '60', '90', '120'] as const;

/** How far ahead a time may be. */
const MAX_DAYS_AHEAD = 366;

/** What is said of a time that cannot be. */
interface SlotMessages {
  required: () => string;
  /** It does not come, because clocks are put forward. */
  missing: () => string;
  past: () => string;
  /** It is more than a year ahead. */
  far: () => string;
}

/** A time as clocks of the device's zone show it, with how long it is. */
export const slotRule = ({ required, missing, past, far }: SlotMessages) =>
  z.object({
    start: z.string().check(
      z.refine((wall) => wall !== '', { error: required, abort: true }),
      z.refine((wall) => momentAt(ownZone(), wall) !== undefined, { error: missing, abort: true }),
      z.refine((wall) => Date.parse(momentAt(ownZone(), wall) ?? '') > Date.now(), { error: past }),
      z.refine(
        (wall) => Date.parse(momentAt(ownZone(), wall) ?? '') <= Date.now() + MAX_DAYS_AHEAD * DAY_MILLISECONDS,
        {
          error: far,
        },
      ),
    ),
    minutes: z.string(),
  });
