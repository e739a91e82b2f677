import type { ReactNode } from 'react';
import type { Task } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { CreateButton, EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter, MomentFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { t } from '../../texts/console';
import { DoneButton, TaskMenu } from './TaskActions';
import { TASK_FIELDS, taskStateText } from './tasks.fields';
import { useWaiting } from './waiting/useWaiting';

const TaskOverlays = lazyPart(() => import('./TaskOverlays'));

const PATH = '/tasks';

const STATE = (
  <ChoiceFilter
    key="state"
    source="state"
    label="task.state"
    choices={() =>
      (['open', 'snoozed', 'done'] as const).map((state) => ({ id: state, name: taskStateText({ state }) }))
    }
  />
);
const DUE = <MomentFilter key="due_at_lte" source="due_at_lte" label="task.dueOn" />;

const taskCard = (task: Task) => (
  <>
    <CardText
      name={task.title}
      lines={[[task.subject], [t('task.dueOn'), dayInIndia(task.due_at), task.assignee_name ?? t('task.everybody')]]}
    />
    <div className="card-foot row-actions">
      <DoneButton task={task} />
      <TaskMenu task={task} />
    </div>
  </>
);

/** What the staff has to do as a list, what is due first. */
export default function TaskList({ viewSwitch }: { viewSwitch: ReactNode }) {
  const { userId } = useStaff();
  const { groups } = useWaiting();
  const filters = [
    STATE,
    <ChoiceFilter
      key="assignee_id"
      source="assignee_id"
      label="task.assignee"
      choices={() => [{ id: String(userId), name: t('task.mine') }]}
    />,
    DUE,
    <ChoiceFilter
      key="cause"
      source="cause"
      label="waiting.cause"
      choices={() =>
        (groups ?? []).flatMap(({ cause, lines: [first] }) =>
          cause && first ? [{ id: cause, name: first.title }] : [],
        )
      }
    />,
  ];
  return (
    <List<Task>
      title={t('section.tasks')}
      fields={TASK_FIELDS}
      filters={filters}
      actions={
        <>
          {viewSwitch}
          <CreateButton />
        </>
      }
      empty={<EmptyList title={t('task.emptyList')} text={t('task.emptyListHint')} />}
    >
      <DataTable<Task> hiddenColumns={['state', 'created_at']} card={taskCard} sortFields={['due_at', 'created_at']}>
        <DataTable.Col source="title" disableSort />
        <DataTable.Col source="subject" disableSort />
        <DataTable.Col source="due_at" />
        <DataTable.Col source="assignee_name" disableSort />
        <DataTable.Col source="state" disableSort />
        <DataTable.Col source="created_at" sortByOrder="DESC" />
        <DataTable.Col<Task>
          label={t('list.actions')}
          align="right"
          render={(task) => (
            <span className="row-actions">
              <DoneButton task={task} />
              <TaskMenu task={task} />
            </span>
          )}
        />
      </DataTable>
      <ListOverlays>
        <TaskOverlays path={PATH} />
      </ListOverlays>
    </List>
  );
}
