import { placesOf } from '../../kit/commands/registry';

// in words: MUI's own constants bring its dialogs along
const OPEN_MODAL = '.MuiModal-root:not(.MuiModal-hidden)';
const ROW = 'tr, li';

/** The drawer or dialog that lies over everything else. */
export const topModal = (): Element | undefined => [...document.querySelectorAll(OPEN_MODAL)].at(-1);

/** What the rows of the page lead to, one after the other. */
const rowLinks = (): Element[] => placesOf('Enter', document.getElementById('main-content') ?? undefined);

/** The row that has the focus, else the one under the pointer. */
export function currentRow(): Element | undefined {
  const rows = rowLinks().flatMap((link) => link.closest(ROW) ?? []);
  const focused = document.activeElement?.closest(ROW);
  if (focused && rows.includes(focused)) return focused;
  return rows.filter((row) => row.matches(':hover')).at(-1);
}

/** The bar of the selected rows. */
export const selectionBar = (): Element | undefined => placesOf('Escape')[0];

/** Moves the focus to the record of another row or card; from elsewhere to the first, or the last. */
export function focusRow(by: 1 | -1): void {
  const links = rowLinks();
  const row = document.activeElement?.closest(ROW);
  const place = links.findIndex((link) => link === document.activeElement || row?.contains(link));
  const next = links[place < 0 ? (by > 0 ? 0 : links.length - 1) : place + by];
  if (next instanceof HTMLElement) next.focus();
}
