import { type Permission } from '../../platform/http/permission.js';

/** What a noun says of records that need the staff now (docs/rules.md#tasks). */
export interface TaskCauseDeclaration {
  /** Kind of the record, as the console's drawers know it, such as `invoice`. */
  recordKind: string;
  /** What is to be done or looked at, such as "Invoice is overdue". */
  title: string;
  /** The same of one and of several, after their number, such as "invoice overdue" and "invoices overdue". */
  counted: readonly [one: string, several: string];
  /** What is done with each, if it is more than opening the record. */
  action?: 'remind';
  /** What the button says that opens the record, such as "Issue". */
  button?: string;
  /** What it is about passes by itself: it stands before what only waits. */
  isUrgent?: true;
  /** SQL of the money, in paise, that the task `t` is about. */
  amount?: string;
  /** SQL of the phone that is called about the task `t`, with +91. */
  phone?: string;
  /**
   * SQL that selects the records that need something now, restricted by `among` their keys: `record_id`,
   * `owner_id` (the admin in charge, or null), `due_from` (the moment since which it waits) and `subject` (what the record is called).
   */
  sql: string;
  /** Who lacks it sees none of these tasks. Some kinds of records hide their tasks by themselves. */
  needs?: Permission;
  /** Business days after `due_from` by which it is to be done. */
  businessDays?: number;
}

const ALL_OR = '$1::integer[] is null or ';
const KEYS = 'any($1::integer[])';

/** SQL of a condition: the key of a record is among those that are looked at; null stands for all. */
export const among = (key: string): string => `(${ALL_OR}${key} = ${KEYS})`;

/** The same SQL for keys alone. The planner does not see them, so that it keeps one plan for all. */
export const amongKeys = (sql: string): string =>
  sql.replaceAll(ALL_OR, '').replaceAll(KEYS, 'any((select $1::integer[])::integer[])');

export interface TaskCause extends TaskCauseDeclaration {
  readonly businessDays: number;
  readonly kind: string;
}

/** A task is due in as many business days unless its cause says otherwise. */
const BUSINESS_DAYS = 2;

const causes = new Map<string, TaskCause>();

/**
 * Declares a cause of tasks, once, in the room of its noun. A record that needs something has one task of this kind, however often it is
 * looked at, until it needs nothing any more. `TasksService.sync` follows in the noun's transaction; what is not announced (time,
 * a deletion) follows within a minute.
 * @param kind the noun, a dot, and what is to be done, such as `invoice.overdue`; 40 letters at most
 */
export function taskCause(kind: string, declaration: TaskCauseDeclaration): TaskCause {
  if (causes.has(kind)) throw new Error(`two causes of tasks are called ${kind}`);
  const cause = { kind, businessDays: BUSINESS_DAYS, ...declaration };
  causes.set(kind, cause);
  return cause;
}

/** All of them, in the order of kinds. */
export const declaredCauses = (): TaskCause[] => [...causes.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
