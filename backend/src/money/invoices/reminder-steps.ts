/** Steps of reminders: days after the due date, first to last (docs/rules.md#reminders). */
export const REMINDER_STEPS = {
  before_7: { days: -7 },
  due: { days: 0 },
  after_7: { days: 7 },
  after_15: { days: 15 },
} as const satisfies Record<string, { days: number }>;
export type ReminderStep = keyof typeof REMINDER_STEPS;
