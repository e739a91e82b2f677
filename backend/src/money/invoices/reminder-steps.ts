import { type ReminderTone } from './invoices.mails.js';

/** Steps of reminders: days after the due date and tone, first to last (docs/rules.md#reminders). */
export const REMINDER_STEPS = {
  before_7: { days: -7, tone: 'before' },
  due: { days: 0, tone: 'due' },
  after_7: { days: 7, tone: 'after' },
  after_15: { days: 15, tone: 'after' },
} as const satisfies Record<string, { days: number; tone: ReminderTone }>;
export type ReminderStep = keyof typeof REMINDER_STEPS;
