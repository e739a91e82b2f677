import { NullableReply, Reply } from '../../platform/http/reply.js';

/** What somebody may have to do something about, each in a room of its own. */
export const DUE_KINDS = [
  'grievances',
  'breaches',
  'erasures',
  'notices',
  'penalties',
  'processors',
  'languages',
] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** What is to be done in one room. */
export class DueDto {
  @Reply('What waits', 'grievances', { enum: DUE_KINDS })
  kind: DueKind;

  @Reply('How many of it wait', 2)
  count: number;

  @NullableReply(
    'The day in India on which the first of them is due, YYYY-MM-DD; null where there is no such day',
    '2026-12-20',
    {
      type: 'string',
      format: 'date',
    },
  )
  due_on: string | null;
}
