/**
 * Settings of react-query for mutations. Offline a call fails at once: by default react-query would keep it and send it later, even
 * after its form was discarded.
 */
export const NEVER_WAIT = { networkMode: 'always', retry: false } as const;
