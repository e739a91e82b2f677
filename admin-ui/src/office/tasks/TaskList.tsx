import type { Task } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter, momentFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { stateText, TASK_FIELDS } from './tasks.fields';
import { DoneButton, TaskMenu } from './TaskActions';

const TaskOverlays = lazyPart(() => import('./TaskOverlays'));

const PATH = '/tasks';

const STATE = choiceFilter('state', 'task.state', () =>
  (['open', 'snoozed', 'done'] as const).map((state) => ({ id: state, name: stateText({ state }) })),
);
const DUE = momentFilter('due_at_lte', 'task.dueOn');

const taskCard = (task: Task) => (
  <>
    <CardText
      name={task.title}
      lines={[[task.subject], [t('task.dueOn'), dayInIndia(task.due_at), task.assignee_name ?? t('task.everybody')]]}
    />
    <div className="card-foot row-deeds">
      <DoneButton task={task} />
      <TaskMenu task={task} />
    </div>
  </>
);

/** What the staff has to do, what is due first. */
export default function TaskList() {
  const { userId } = useStaff();
  const filters = [
    STATE,
    choiceFilter('assignee_id', 'task.assignee', () => [{ id: String(userId), name: t('task.mine') }]),
    DUE,
  ];
  return (
    <List<Task>
      path={PATH}
      title={t('section.tasks')}
      filters={filters}
      sortFields={['due_at', 'created_at']}
      card={taskCard}
      fields={TASK_FIELDS}
      rowActions={(task) => (
        <span className="row-deeds">
          <DoneButton task={task} />
          <TaskMenu task={task} />
        </span>
      )}
      add={{ to: `${PATH}/create`, label: t('task.add') }}
      empty={{ title: t('task.emptyList'), text: t('task.emptyListHint') }}
      overlays={<TaskOverlays path={PATH} />}
    />
  );
}
