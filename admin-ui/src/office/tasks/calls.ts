import type { DataProvider } from 'react-admin';
import type { Reminded, Schemas, Task, TaskGroup } from '@niyukt/ui-shared/api/types';
import { type Api, type CreateCall, patch } from '../../kit/resource/calls';
import { filterQuery } from '../../kit/resource/list-address';
import { groupsCall, type Whose } from './groups-call';

export type Assignee = Schemas['AssigneeDto'];
export type TaskChange = Partial<Pick<Schemas['ChangeTaskDto'], 'done' | 'snoozed_until' | 'assignee_id'>>;

/** A day ends with the business hours in India. */
const END_OF_DAY = 'T18:00:00+05:30';

export const CREATE_TASK: CreateCall = {
  path: '/api/admin/tasks',
  body: ({ title, due_on, assignee_id, kind, record_id }) => ({
    title,
    due_at: `${String(due_on)}${END_OF_DAY}`,
    ...(assignee_id ? { assignee_id: Number(assignee_id) } : {}),
    ...(kind ? { kind, record_id } : {}),
  }),
  names: { due_on: 'due_at' },
};

export const updateTask = patch('tasks');

/** Calls about tasks for which react-admin has no word. */
export const taskCalls = ({ get, send }: Api) => ({
  getTaskGroups: (whose: Whose) => get<TaskGroup[]>(groupsCall(whose)),
  /** How many overdue invoices would be reminded of now. */
  getReminded: () => get<Reminded>('/reminders'),
  /** Reminds of all overdue invoices, or of one. */
  remind: async (invoiceId?: number) =>
    (await send(invoiceId === undefined ? '/reminders' : `/invoices/${invoiceId}/reminders`, 'POST')) as Reminded,
  /** The connections of the open tasks of a cause, what is due first; 100 at most. */
  getConnectionsOf: async (cause: string): Promise<number[]> => {
    const tasks = await get<Task[]>(`/tasks?${filterQuery({ state: 'open', cause })}&range=[0,99]`);
    return tasks.flatMap(({ record_id }) => record_id ?? []);
  },
  getAssignees: () => get<Assignee[]>('/tasks/assignees'),
  changeTask: (id: Task['id'], change: TaskChange) => send(`/tasks/${id}`, 'PATCH', change),
});

export type TaskProvider = DataProvider & ReturnType<typeof taskCalls>;
