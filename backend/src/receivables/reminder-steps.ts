/** When a client is reminded of an invoice, in days after its due date, first to last (docs/rules.md#reminders). */
export const REMINDER_STEPS = { before_7: -7, due: 0, after_7: 7, after_15: 15 } as const;
export type ReminderStep = keyof typeof REMINDER_STEPS;
