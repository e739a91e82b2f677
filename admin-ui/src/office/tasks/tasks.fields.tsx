import '../../texts/tasks';
import type { Task } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { OVERDUE } from '@niyukt/ui-shared/theme/status-look';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';

export const isOverdue = ({ state, due_at }: Task): boolean => state === 'open' && Date.parse(due_at) < Date.now();

const STATES = { open: 'task.open', snoozed: 'task.snoozed', done: 'task.done' } as const;
export const taskStateText = ({ state }: Pick<Task, 'state'>): string => t(STATES[state]);

/** Until when, and that it is too late. */
export function Due({ task }: { task: Task }) {
  return (
    <span className="row-actions">
      <Day at={task.due_at} /> {isOverdue(task) && <StatusChip {...OVERDUE} label={t('task.overdue')} />}
    </span>
  );
}

export const TASK_FIELDS: readonly Field<Task>[] = [
  { source: 'title', label: 'task.title', cell: ({ title }) => <RecordLink>{title}</RecordLink>, fact: false },
  { source: 'subject', label: 'task.about', text: ({ subject }) => subject ?? '', fact: false },
  {
    source: 'due_at',
    label: 'task.due',
    text: ({ due_at }) => momentInIndia(due_at),
    cell: (task) => <Due task={task} />,
  },
  {
    source: 'assignee_name',
    label: 'task.assignee',
    text: ({ assignee_name }) => assignee_name ?? t('task.everybody'),
  },
  { source: 'state', label: 'task.state', text: taskStateText },
  {
    source: 'created_at',
    label: 'task.came',
    text: ({ created_at }) => momentInIndia(created_at),
    cell: ({ created_at }) => <Day at={created_at} />,
  },
];
