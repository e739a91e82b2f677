import Check from '@mui/icons-material/Check';
import type { Task } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useStaff } from '../../kit/access/StaffContext';
import { CommandButton } from '../../kit/commands/CommandButton';
import { RowMenu } from '../../kit/lists/RowMenu';
import { useTaskChange } from './useTaskChange';

/** The button that marks a task as done; a key does the same. */
export function DoneButton({ task, isWide = false }: { task: Task; isWide?: boolean }) {
  const { setDone } = useTaskChange(task);
  const isDone = task.state === 'done';
  return (
    <CommandButton
      size={isWide ? 'medium' : 'small'}
      variant={isWide && !isDone ? 'contained' : 'outlined'}
      startIcon={<Check />}
      shortcut="s"
      {...(!isDone && !isWide && { 'aria-label': t('task.markDoneNamed', { title: task.title }) })}
      onClick={() => void setDone(!isDone)}
      sx={{ whiteSpace: 'nowrap', ...(!isWide && { minHeight: { xs: 44, md: 32 }, py: 0 }) }}
    >
      {t(isDone ? 'task.markOpen' : 'task.markDone')}
    </CommandButton>
  );
}

/** What else can be done with it. */
export function TaskMenu({ task }: { task: Task }) {
  const { userId } = useStaff();
  const { untilTomorrow, forAWeek, bring, give } = useTaskChange(task);
  const own = userId;
  const actions = [
    ...(task.state === 'snoozed'
      ? [{ label: t('task.bring'), run: bring }]
      : [
          { label: t('task.tomorrow'), run: untilTomorrow },
          { label: t('task.nextWeek'), run: forAWeek },
        ]),
    ...(task.assignee_id === own
      ? [{ label: t('task.forEverybody'), run: () => give(null) }]
      : [{ label: t('task.take'), run: () => give(own) }]),
  ];
  if (task.state === 'done') return null;
  return <RowMenu name={task.title} actions={actions} />;
}
