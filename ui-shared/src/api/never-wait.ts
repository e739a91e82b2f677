/**
 * Settings of react-query for what changes something. Without a network a call fails at once: react-query would keep it and send it later,
 * though its form was discarded meanwhile. What only reads may wait.
 */
export const NEVER_WAIT = { networkMode: 'always', retry: false } as const;
