import type { Task } from '@niyukt/ui-shared/api/types';
import type { Resource } from '../../kit/resource/resource';
import { pages } from '../pages';
import { CREATE_TASK, taskCalls, updateTask } from './calls';

/** What the staff has to do: of causes, and written by admins. */
export const tasks: Resource<Task> = {
  page: pages.tasks,
  title: 'section.tasks',
  records: {
    representation: 'title',
    kind: { name: 'kind.task', title: 'kindTitle.task', plural: 'kinds.task' },
    recordKind: 'task',
    auditKind: 'task',
    create: CREATE_TASK,
    createTitle: 'task.add',
    update: updateTask,
    actionKeys: ['s'],
  },
  calls: taskCalls,
};
