/** The bell in the header. */
export const bell = {
  'bell.label': { one: 'नोटिफ़िकेशन, बिना पढ़े: %{count}', other: 'नोटिफ़िकेशन, बिना पढ़े: %{count}' },
  'bell.labelNone': 'नोटिफ़िकेशन',
} as const;
