import { type Changes, changesBetween, givenFields } from '../../platform/changes.js';
import { type UpdateInterviewDto } from './dto/interview-inputs.dto.js';
import { type Interview } from './interview.entity.js';
import { type Side, SIDES } from './interview-state.js';
import { periodIn } from './interview-times.js';

/** What both sides see of an interview. */
const SEEN_BY_ALL = ['round', 'starts_at', 'ends_at', 'time_zone', 'mode', 'place', 'link'] as const;
/** What an edit that leaves them empty does not change. */
export const NEVER_EMPTY = ['round', 'time_zone', 'mode', 'names_shown'] as const;

type Given = Omit<UpdateInterviewDto, 'version' | 'attendees' | 'confirmed' | 'allow_clash'>;

/** A start without an end keeps the length. A time that stays is not looked at: it may have come by now. */
export function changesOf(interview: Interview, dto: Given, now: Date): Changes<Interview> | undefined {
  const { starts_at, ends_at, ...given } = givenFields(dto, {
    keepWhenEmpty: [...NEVER_EMPTY, 'starts_at', 'ends_at'],
  });
  const start = starts_at ?? interview.starts_at.toISOString();
  const length = interview.ends_at.getTime() - interview.starts_at.getTime();
  const end = ends_at ?? new Date(new Date(start).getTime() + length).toISOString();
  const isMoved = +new Date(start) !== +interview.starts_at || +new Date(end) !== +interview.ends_at;
  return changesBetween(interview, {
    ...(given as Partial<Interview>),
    ...(isMoved && periodIn({ starts_at: start, ends_at: end }, now)),
  });
}

export function sidesThatSee(after: Partial<Interview>, isNamed: boolean): readonly Side[] {
  if (SEEN_BY_ALL.some((field) => field in after)) return SIDES;
  return SIDES.filter((side) =>
    side === 'person' ? isNamed || 'note_person' in after || 'names_shown' in after : 'note_company' in after,
  );
}
