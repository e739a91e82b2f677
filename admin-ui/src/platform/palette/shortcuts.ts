import { t } from '@niyukt/ui-shared/i18n/console';

/** Pressed before a section's key. */
export const GO = 'g';

/** What a single key does on a page. */
export const PAGE_KEYS = [
  { key: '/', does: t('shortcut.search') },
  { key: 'j', does: t('shortcut.nextRow') },
  { key: 'k', does: t('shortcut.previousRow') },
  { key: 'n', does: t('shortcut.create') },
  { key: 'r', does: t('console.refresh') },
  { key: '?', does: t('console.shortcuts') },
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
