import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { NullableReply, Reply } from '../../../platform/http/reply.js';
import { Field } from '../../../platform/validation/field.js';
import { KeyField } from '../../../platform/validation/fields.js';
import { MAX_KEY } from '../../../platform/validation/key.js';

const NOT_A_KEY = 'before must be the key of a notification';
const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;

/** Which page of the bell is requested. */
export class NotificationsQueryDto {
  @Field(
    { doc: 'Key of the last notification of the page before; the newest come without it', example: 4711 },
    { type: 'integer', minimum: 1, maximum: MAX_KEY },
    [IsInt({ message: NOT_A_KEY }), Min(1, { message: NOT_A_KEY }), Max(MAX_KEY, { message: NOT_A_KEY })],
    numberIn,
  )
  before?: number | null;
}

/** A line of the bell. Its text is made when it is read, of what its reader may see then. */
export class NotificationDto {
  @Reply('Key', 4711)
  id: number;

  @Reply('Kind', 'claim.filed')
  kind: string;

  @Reply('Kind of the record that it is about', 'claim')
  record_kind: string;

  @NullableReply('Key of that record; null when the reader may not see it any more', 12)
  record_id: number | null;

  @Reply('What happened', 'Lehar Textiles filed a warranty claim about Priya Nair')
  text: string;

  @NullableReply(
    'Where it leads on this site; null when the reader may not see the record any more',
    '/company-dashboard',
  )
  path: string | null;

  @Reply('Whether it was read', false)
  is_read: boolean;

  @Reply('When it happened last, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  created_at: string;
}

/** A page of the bell. */
export class NotificationsDto {
  @Reply('Unread notifications in all, 1,000 at most', 3)
  unread: number;

  @ApiProperty({ description: 'Newest first, 30 at most', type: [NotificationDto] })
  notifications: NotificationDto[];

  @Reply('Whether there are older ones', false)
  has_more: boolean;
}

/** What was read. */
export class ReadNotificationsDto {
  @KeyField({
    doc: 'Key of the newest notification that was shown: it and all older ones are read',
    example: 4711,
    required: 'up_to must be the key of a notification',
  })
  up_to: number;
}

export class UnreadDto {
  @Reply('Unread notifications that are left, 1,000 at most', 0)
  unread: number;
}
