let awaited: { path: string; key: string } | undefined;

/** Has the drawer of a record run one of its commands as soon as it is open. @param key of the command */
export function runOnceOpen(path: string, key: string): void {
  awaited = { path, key };
}

/** The key of what the drawer at an address is to run, once. */
export function takeAwaitedKey(path: string): string | undefined {
  if (awaited?.path !== path) return undefined;
  const { key } = awaited;
  awaited = undefined;
  return key;
}
