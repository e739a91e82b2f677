import { type Page } from 'playwright-core';

/** What cannot be seen without scrolling sideways. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] div')];
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth && box.clientWidth > 1)
      .map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} in ${box.clientWidth}`);
  });
}

/** What cannot be seen of the console without scrolling sideways, in a window of this width. */
export function consoleTooWide(page: Page, width: number): Promise<string[]> {
  return page.evaluate((wide) => {
    const boxes = [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth && box.clientWidth > 1)
      .map((box) => {
        const outside = [...box.querySelectorAll('*')].findLast(
          (element) => element.getBoundingClientRect().right > wide + 1,
        );
        const named = outside && `${outside.tagName} ${outside.getAttribute('class')} ${outside.textContent}`;
        return `${wide}: ${box.tagName} ${box.className}: ${box.scrollWidth} in ${box.clientWidth}, last ${named}`;
      });
  }, width);
}

/** Texts of the page, or of the topmost dialog, that lie on each other or leave the screen sideways; not banners over a dialog. */
export function misplacedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // what is scrolled lies below the bar at the top
    scrollTo(0, 0);
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const boxes: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility() || parent.closest('option, select, script, style')) continue;
      const isBanner = (outer: Element): boolean => getComputedStyle(outer).position === 'absolute';
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const box = { text, left, right, top, bottom };
        for (let outer: Element | null = parent; outer && outer !== document.body; outer = outer.parentElement) {
          if (isBanner(outer)) box.right = box.left;
          if (getComputedStyle(outer).overflow === 'visible') continue;
          const clip = outer.getBoundingClientRect();
          box.left = Math.max(box.left, clip.left);
          box.right = Math.min(box.right, clip.right);
          box.top = Math.max(box.top, clip.top);
          box.bottom = Math.min(box.bottom, clip.bottom);
        }
        if (box.right - box.left > 2 && box.bottom - box.top > 2) boxes.push(box);
      }
    }
    const outside = boxes.filter(({ right }) => right > innerWidth + 1).map(({ text }) => `${text} leaves the screen`);
    const overlaps = boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter(
          (other) =>
            other.text !== one.text &&
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4,
        )
        .map((other) => `${one.text} lies on ${other.text}`),
    );
    return [...new Set([...outside, ...overlaps])];
  });
}
