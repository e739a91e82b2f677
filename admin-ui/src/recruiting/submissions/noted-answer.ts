import { minutesAfter, momentAt, ownZone } from '@niyukt/ui-shared/domain/zone-time';
import { filled } from '../../kit/resource/calls';
import type { NotedAnswer } from './submission-forms';

/** What is sent of an answer: only what its kind asks for. @param zone of the clocks by which times were typed */
export function notedAnswer(
  { answer, via, comment, reason, slots, since, source, email, phone }: NotedAnswer,
  zone: string = ownZone(),
): object {
  const times = slots.flatMap(({ start, minutes }) => {
    const starts_at = momentAt(zone, start);
    return starts_at ? [{ starts_at, ends_at: minutesAfter(zone, starts_at, Number(minutes)) }] : [];
  });
  return {
    answer,
    via,
    ...(comment && { comment }),
    ...(answer === 'not_suitable' && { reason }),
    ...(answer === 'interested' && times.length > 0 && { slots: times }),
    ...(answer === 'already_known' && { known: filled({ since, source, email, phone }) }),
  };
}
