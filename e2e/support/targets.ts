import { type Page } from 'playwright-core';

const LEAST = 44;

/**
 * What a finger would miss on the page or in its topmost dialog: controls less than 44 pixels high or wide, as readable lines.
 * A control is as large as the label around it; links and buttons within a sentence are excepted.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const isInSentence = (control: Element): boolean =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (sibling) => sibling !== control && sibling.nodeType === Node.TEXT_NODE && sibling.textContent?.trim(),
      );
    return [...place.querySelectorAll('a[href], button, input, select, textarea, [role=button]')]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.classList.contains('sr-only'),
      )
      .filter((control) => !isInSentence(control))
      .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
      .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
      .map(
        ({ control, box }) =>
          `${control.tagName} "${control.ariaLabel ?? control.textContent}": ${Math.round(box.width)} × ${Math.round(box.height)}`,
      );
  }, LEAST);
}
