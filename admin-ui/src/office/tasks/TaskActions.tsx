import Check from '@mui/icons-material/Check';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Task } from '@niyukt/ui-shared/api/types';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { useStaff } from '../../kit/access/StaffContext';
import { CommandButton } from '../../kit/commands/CommandButton';
import { RowMenu } from '../../kit/lists/RowMenu';
import { failureText } from '../../kit/providers/http-client';
import { undoable } from '../../kit/toasts/undoable';
import { t } from '../../texts/console';
import type { TaskChange, TaskProvider } from './calls';

const WEEK_DAYS = 7;

/** Nine o'clock in India, so many days from today. */
const morningIn = (days: number): string => `${today(days)}T09:00:00+05:30`;

/** What can be done with a task. Each says what it did, and takes it back. */
function useTaskChange(task: Pick<Task, 'id' | 'title'> & Partial<Task>) {
  const dataProvider = useDataProvider<TaskProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const send = async (change: TaskChange): Promise<boolean> => {
    try {
      await dataProvider.changeTask(task.id, change);
      return true;
    } catch (error) {
      notify(failureText(error, t('task.changeFailed')), { type: 'error' });
      return false;
    } finally {
      refresh();
    }
  };
  const change = async (next: TaskChange, before: TaskChange, sentence: string): Promise<void> => {
    if (!(await send(next))) return;
    notify(sentence, {
      type: 'success',
      ...undoable({ headline: task.title, sentence, undo: () => void send(before) }),
    });
  };
  const snooze = (days: number): Promise<void> => {
    const snoozed_until = morningIn(days);
    const before = { snoozed_until: task.snoozed_until ?? null };
    return change({ snoozed_until }, before, t('task.isSnoozed', { moment: momentInIndia(snoozed_until) }));
  };
  return {
    setDone: (done: boolean) => change({ done }, { done: !done }, t(done ? 'task.isDone' : 'task.isOpen')),
    untilTomorrow: () => snooze(1),
    forAWeek: () => snooze(WEEK_DAYS),
    bring: () => change({ snoozed_until: null }, { snoozed_until: task.snoozed_until ?? null }, t('task.isOpen')),
    give: (assignee_id: number | null) =>
      change({ assignee_id }, { assignee_id: task.assignee_id ?? null }, t('task.isGiven')),
  };
}

/** The button that marks a task as done; a key does the same. */
export function DoneButton({ task, isWide = false }: { task: Pick<Task, 'id' | 'title' | 'state'>; isWide?: boolean }) {
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
