import * as z from 'zod/mini';
import { day, required } from '../../kit/forms/rules';

const MAX_TITLE = 200;

/** A task that an admin writes: what, until which day, and whose it is. */
export const taskForm = z.object({
  title: required('task.titleRequired', MAX_TITLE),
  due_on: day('task.dueRequired'),
  assignee_id: z.string(),
});

/** Whose task it becomes; empty: everybody's. */
export const giveTaskForm = z.object({ assignee_id: z.string() });
