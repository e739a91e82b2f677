import * as z from 'zod/mini';
import { type ConsoleTextKey, t } from '../../texts/console';

const message = (key: ConsoleTextKey) => ({ error: () => t(key) });
const MAX_TITLE = 200;

/** A task that an admin writes: what, until which day, and whose it is. */
export const taskForm = z.object({
  title: z.string().check(z.trim(), z.minLength(1, message('task.titleRequired')), z.maxLength(MAX_TITLE)),
  due_on: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, message('task.dueRequired'))),
  assignee_id: z.string(),
});

/** Whose task it becomes; empty: everybody's. */
export const giveTaskForm = z.object({ assignee_id: z.string() });
