import { ApiProperty } from '@nestjs/swagger';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { ChoiceField } from '../../platform/validation/fields.js';

/** What is done about what waits: each has a button of its own. */
const TASK_ACTIONS = ['remind', 'call', 'open', 'done'] as const;
type TaskAction = (typeof TASK_ACTIONS)[number];

export class TaskGroupsQueryDto {
  @ChoiceField(['all', 'mine'], {
    label: 'Whose',
    doc: 'All tasks, or those of the caller and of everybody',
    example: 'mine',
  })
  whose?: 'all' | 'mine';
}

/** One of the tasks that wait for the same. */
export class TaskLineDto {
  @Reply('Key of the task', 41)
  task_id: number;

  @Reply('What is to be done', 'Ask for the money: the invoice is overdue')
  title: string;

  @NullableReply('What the record is called', 'NY/26-27/00041, Lehar Textiles')
  subject: string | null;

  @NullableReply('Kind of the record that it is about', 'invoice')
  kind: string | null;

  @NullableReply('Key of that record', 12)
  record_id: number | null;

  @Reply('Until when, ISO 8601 in UTC', '2026-11-20T12:30:00.000Z', { format: 'date-time' })
  due_at: string;

  @NullableReply("Whose it is, by name; null: everybody's", 'Meera Iyer')
  assignee_name: string | null;

  @NullableReply('The money that it is about, in paise', 2_006_000)
  amount_paise: number | null;

  @NullableReply('Whom to call, +91 and ten digits', '+919876543210')
  phone: string | null;

  @Reply('What is done about it', 'remind', { enum: TASK_ACTIONS })
  action: TaskAction;
}

/** What waits for one cause. */
export class TaskGroupDto {
  @NullableReply('What causes these tasks; null of those that admins wrote', 'invoice.overdue')
  cause: string | null;

  @Reply('How many of what', '13 invoices overdue')
  sentence: string;

  @Reply('What the button says that opens one of them', 'Issue')
  button: string;

  @Reply('How many there are', 13)
  count: number;

  @Reply('How many of them are late', 4)
  overdue: number;

  @NullableReply('The money that they are about, in paise', 33_659_500)
  amount_paise: number | null;

  @Reply('Until when the first of them is to be done, ISO 8601 in UTC', '2026-11-20T12:30:00.000Z', {
    format: 'date-time',
  })
  due_at: string;

  @ApiProperty({ description: 'The first five, what is due first', type: [TaskLineDto] })
  lines: TaskLineDto[];
}
