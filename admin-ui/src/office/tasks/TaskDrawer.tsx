import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Task } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { useAssignees } from '../../kit/access/useAssignees';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { Facts } from '../../kit/records/Facts';
import { FormDialog } from '../../kit/records/FormDialog';
import { ChoiceLine } from '../../kit/records/inputs';
import { linkTo } from '../../kit/records/LinkToRecord';
import { listOfKind } from '../../kit/resource/record-kinds';
import { t } from '../../texts/console';
import type { TaskProvider } from './calls';
import { giveTaskForm } from './task-forms';
import { DoneButton, TaskMenu } from './TaskActions';
import { Due, taskStateText } from './tasks.fields';

function GiveDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const dataProvider = useDataProvider<TaskProvider>();
  const assignees = useAssignees();
  return (
    <FormDialog
      title={t('task.give')}
      schema={giveTaskForm}
      defaultValues={{ assignee_id: String(task.assignee_id ?? '') }}
      send={async ({ assignee_id }) => {
        await dataProvider.changeTask(task.id, { assignee_id: assignee_id ? Number(assignee_id) : null });
        onClose();
      }}
      texts={{ success: t('task.isGiven'), failure: t('task.changeFailed') }}
      onClose={onClose}
    >
      <ChoiceLine source="assignee_id" label={t('task.assignee')} choices={assignees} isOptional />
    </FormDialog>
  );
}

function Actions({ task }: { task: Task }) {
  const [isGiving, setGiving] = useState(false);
  return (
    <>
      <DoneButton task={task} isWide />
      {task.state !== 'done' && (
        <Button variant="outlined" onClick={() => setGiving(true)}>
          {t('task.give')}
        </Button>
      )}
      <TaskMenu task={task} />
      {isGiving && <GiveDialog task={task} onClose={() => setGiving(false)} />}
    </>
  );
}

const recordOf = ({ kind, record_id, subject }: Task) => {
  const list = kind && listOfKind(kind);
  const name = subject ?? (record_id === null ? null : `#${record_id}`);
  return list && name ? linkTo(list, record_id, name) : name;
};

const doneBy = ({ done_at, done_by_name }: Task): string =>
  done_at ? t('task.doneByAt', { name: done_by_name ?? '', moment: momentInIndia(done_at) }) : '';

/** A task, the record that it is about, and what can be done with it. */
export function TaskDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Task>
      resource="tasks"
      path={path}
      title={({ title }) => title}
      actions={(task) => <Actions task={task} />}
    >
      {(task) => (
        <Facts
          facts={[
            [t('task.about'), recordOf(task)],
            [t('task.due'), <Due key="due" task={task} />],
            [t('task.assignee'), task.assignee_name ?? t('task.everybody')],
            [t('task.state'), taskStateText(task)],
            ...(task.snoozed_until && task.state === 'snoozed'
              ? [[t('task.until'), momentInIndia(task.snoozed_until)] as const]
              : []),
            ...(task.done_at ? [[t('task.doneBy'), doneBy(task)] as const] : []),
            ...(task.created_by_name ? [[t('task.writtenBy'), task.created_by_name] as const] : []),
            [t('task.came'), momentInIndia(task.created_at)],
          ]}
        />
      )}
    </DetailDrawer>
  );
}
