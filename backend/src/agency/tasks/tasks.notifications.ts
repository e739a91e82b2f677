import { isMissing } from '../../platform/http/permission.js';
import { notificationKind } from '../notifications/notification-kind.js';
import { permissionOfTask } from './task-permissions.js';
import { SHOWN } from './tasks.list.js';

interface TaskValues {
  title: string;
}

const readers = {
  // rooms above declare causes later
  get staff(): string {
    return `select t.task_id as record_id, concat_ws(': ', t.title, t.subject) as title from tasks t where t.task_id = any($1::integer[]) and ${SHOWN}
      and not exists (select from users u where u.user_id = $2::integer and ${isMissing(permissionOfTask())})`;
  },
};
const path = (taskId: number): string => `/admin-dashboard/tasks/${taskId}/show`;

/** A colleague gave a task to the reader. */
export const TASK_ASSIGNED = notificationKind<TaskValues>('task.assigned', {
  recordKind: 'task',
  title: 'A task is given to you',
  readers,
  path,
  text: ({ title }) => `You were given a task. ${title}`,
});

/** An own task is due. */
export const TASK_DUE = notificationKind<TaskValues>('task.due', {
  recordKind: 'task',
  title: 'A task of yours is due',
  readers,
  path,
  mail: false,
  text: ({ title }) => `Due now: ${title}`,
});
