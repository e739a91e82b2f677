let awaited: { path: string; key: string } | undefined;

/** Has the drawer of a record press one of its buttons as soon as it is open. @param key the shortcut of the button */
export function pressOnceOpen(path: string, key: string): void {
  awaited = { path, key };
}

/** What the drawer at an address is to press, once. */
export function takeAwaitedKey(path: string): string | undefined {
  if (awaited?.path !== path) return undefined;
  const { key } = awaited;
  awaited = undefined;
  return key;
}
