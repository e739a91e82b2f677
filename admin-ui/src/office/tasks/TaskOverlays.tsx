import { useAssignees } from '../../kit/access/useAssignees';
import { CreateDialog } from '../../kit/records/CreateDialog';
import { ChoiceLine, DayLine, TextLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import { taskForm } from './task-forms';
import { TaskDrawer } from './TaskDrawer';

function TaskInputs() {
  const assignees = useAssignees();
  return (
    <>
      <TextLine source="title" label={t('task.title')} isRequired isWide />
      <DayLine source="due_on" label={t('task.dueOn')} isRequired />
      <ChoiceLine source="assignee_id" label={t('task.assignee')} choices={assignees} isOptional />
    </>
  );
}

/** What opens over the list: a task, and the form that writes one. */
export default function TaskOverlays({ path }: { path: string }) {
  return (
    <>
      <TaskDrawer path={path} />
      <CreateDialog
        resource="tasks"
        path={path}
        title={t('task.add')}
        schema={taskForm}
        defaultValues={{ title: '', due_on: '', assignee_id: '' }}
        texts={{ success: 'task.added', failure: 'task.addFailed' }}
      >
        <TaskInputs />
      </CreateDialog>
    </>
  );
}
