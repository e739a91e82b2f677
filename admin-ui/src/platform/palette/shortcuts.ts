/** Pressed before a section's key. */
export const GO = 'g';

/** What a single key does on a page. */
export const PAGE_KEYS = [
  { key: '/', does: 'shortcut.search' },
  { key: 'j', does: 'shortcut.nextRow' },
  { key: 'k', does: 'shortcut.previousRow' },
  { key: 'n', does: 'shortcut.create' },
  { key: 'r', does: 'console.refresh' },
  { key: '?', does: 'console.shortcuts' },
] as const;

export type PageKey = (typeof PAGE_KEYS)[number]['key'];

/** Where it is remembered whether single keys do anything. */
export const SINGLE_KEYS_STORE = 'shortcuts';

const ASCII = /^[ -~]+$/;

/** The key as a Latin letter or sign, also on a keyboard that writes another script; shifted letters are capitals. */
export function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (code === 'Slash' && !ASCII.test(key)) return shiftKey ? '?' : '/';
  const name = ASCII.test(key) ? key : code.replace(/^Key/, '');
  if (name.length > 1) return name;
  return shiftKey ? name.toUpperCase() : name.toLowerCase();
}
