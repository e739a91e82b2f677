/** Pressed before the number of an entry of the header. */
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

/** What a single key does with the selected rows, else with the row that has the focus, else with the one under the pointer. */
export const ROW_KEYS = [
  { key: 'Enter', does: 'shortcut.openOrGoOn' },
  { key: 'x', does: 'shortcut.select' },
  { key: 's', does: 'rowAction.s' },
  { key: 'e', does: 'rowAction.e' },
  { key: 'c', does: 'rowAction.c' },
  { key: 'Escape', does: 'bulk.clear' },
] as const;

/** The keys of a Mac are named otherwise. */
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open the search over everything. */
export const PALETTE_KEYS = isMac ? '⌘ K' : 'Ctrl K';

/** The keys that undo what a notice tells. */
export const UNDO_NAMES = isMac ? '⌘ Z' : 'Ctrl Z';

export type PageKey = (typeof PAGE_KEYS)[number]['key'];

/** Where it is remembered whether single keys do anything. */
export const SINGLE_KEYS_STORE = 'shortcuts';

const ASCII = /^[ -~]+$/;

/** The key as a Latin letter or sign, also on a keyboard that writes another script; shifted letters are capitals. */
export function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (code === 'Slash' && !ASCII.test(key)) return shiftKey ? '?' : '/';
  const name = ASCII.test(key) ? key : code.replace(/^(Key|Digit)/, '');
  if (name.length > 1) return name;
  return shiftKey ? name.toUpperCase() : name.toLowerCase();
}
