import { UNDO_KEYS } from '../../kit/notices/undo';

// in words: MUI's own constants bring its dialogs along
const OPEN_MODAL = '.MuiModal-root:not(.MuiModal-hidden)';
const ROW_LINK = '#main-content .record-link';

/** The drawer or dialog that lies over everything else. */
export const topModal = (): Element | undefined => [...document.querySelectorAll(OPEN_MODAL)].at(-1);

/** The button of the open drawer that does what a key does. */
export const stepButton = (key: string): HTMLElement | undefined =>
  topModal()?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`) ?? undefined;

const ROW = 'tr, li';

/** The row that has the focus, else the one under the pointer. */
function currentRow(): Element | undefined {
  const isRow = (row: Element | null | undefined): row is Element => Boolean(row?.querySelector('.record-link'));
  const focused = document.activeElement?.closest('#main-content tr, #main-content li');
  if (isRow(focused)) return focused;
  return [...document.querySelectorAll(`#main-content :is(${ROW}):hover`)].filter(isRow).at(-1);
}

/** The link of the row on which a key acts. */
export const currentLink = (): HTMLAnchorElement | undefined =>
  currentRow()?.querySelector<HTMLAnchorElement>('a.record-link') ?? undefined;

/** What a key presses for the selected rows, else in the row on which it acts. */
export function rowButton(key: string): HTMLElement | undefined {
  if (key === 'Escape') return document.querySelector<HTMLElement>('.bulk-bar .bulk-end') ?? undefined;
  if (key === 'x') return currentRow()?.querySelector<HTMLElement>('.row-checkbox') ?? undefined;
  const pressed = `[aria-keyshortcuts="${key}"]`;
  const ofSelected = document.querySelector<HTMLElement>(`.bulk-actions:not([hidden]) ${pressed}`);
  return ofSelected ?? currentRow()?.querySelector<HTMLElement>(pressed) ?? undefined;
}
/** The button of a notice that undoes what it tells. */
export const undoButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[aria-keyshortcuts="${UNDO_KEYS}"]`);

/** Moves the focus to the record of another row or card; from elsewhere to the first, or the last. */
export function focusRow(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(ROW_LINK)];
  const row = document.activeElement?.closest(ROW);
  const place = links.findIndex((link) => link === document.activeElement || row?.contains(link));
  const next = place < 0 ? (by > 0 ? 0 : links.length - 1) : place + by;
  links[next]?.focus();
}
