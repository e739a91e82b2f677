// in words: MUI's own constants bring its dialogs along
const OPEN_MODAL = '.MuiModal-root:not(.MuiModal-hidden)';
const ROW_LINK = '#main-content .record-link';

/** The drawer or dialog that lies over everything else. */
export const topModal = (): Element | undefined => [...document.querySelectorAll(OPEN_MODAL)].at(-1);

/** The button of the open drawer that does what a key does. */
export const stepButton = (key: string): HTMLElement | undefined =>
  topModal()?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`) ?? undefined;

/** Moves the focus to the record of another row or card; from elsewhere to the first, or the last. */
export function focusRow(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(ROW_LINK)];
  const row = document.activeElement?.closest('tr, li');
  const place = links.findIndex((link) => link === document.activeElement || row?.contains(link));
  const next = place < 0 ? (by > 0 ? 0 : links.length - 1) : place + by;
  links[next]?.focus();
}
