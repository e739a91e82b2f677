/** The bell in the header. */
export const bell = {
  'bell.label': { one: 'Notifications, 1 unread', other: 'Notifications, %{count} unread' },
  'bell.labelNone': 'Notifications',
} as const;
