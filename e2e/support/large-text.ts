import { type Page } from 'playwright-core';

const USUAL = '16px';
const TWICE = '32px';

/** Twice the usual size of text, as somebody with weak eyes sets it in the browser; afterwards as it was. */
export async function inLargeText<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const setRoot = (size: string): Promise<void> =>
    page.evaluate(async (px) => {
      document.documentElement.style.fontSize = px;
      window.dispatchEvent(new Event('resize'));
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      // labels glide to their places
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
          .map(({ finished }) => finished),
      );
    }, size);
  await setRoot(TWICE);
  try {
    return await look();
  } finally {
    await setRoot(USUAL);
  }
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Words that leave the screen, or that lie over other words, on what is on top: the last dialog, or the page. */
export function wordsOutOfPlace(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layers = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]');
    const layer = [...layers].at(-1) ?? document.body;
    const wrong: string[] = [];
    const words: { node: Node; text: string; box: Box; size: number; isFixed: boolean }[] = [];
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      !element.closest('.sr-only, .skip-link, .MuiSnackbar-root, .bar-chart, legend, option');
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const floats = (element: Element | null): boolean =>
      element !== null &&
      element !== layer &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || floats(element.parentElement));
    /** The part of a box that no element around it cuts off. */
    const shownOf = (box: Box, element: Element | null): Box => {
      if (element === null || element === layer) return box;
      const clip = element.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(element);
      const [across, down] = [overflowX !== 'visible', overflowY !== 'visible'];
      const cut = {
        left: across ? Math.max(box.left, clip.left) : box.left,
        right: across ? Math.min(box.right, clip.right) : box.right,
        top: down ? Math.max(box.top, clip.top) : box.top,
        bottom: down ? Math.min(box.bottom, clip.bottom) : box.bottom,
      };
      return shownOf(cut, element.parentElement);
    };
    const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || !text || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(getComputedStyle(element).fontSize);
      const isFixed = floats(element);
      for (const whole of range.getClientRects()) {
        const box = shownOf(whole, element);
        if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
        words.push({ node, text, box, size, isFixed });
        if ((whole.right > window.innerWidth + 1 || whole.left < -1) && !scrolls(element))
          wrong.push(`${text}: reaches from ${Math.round(whole.left)} to ${Math.round(whole.right)}`);
      }
    }
    words.forEach((one, place) => {
      for (const other of words.slice(place + 1)) {
        if (one.node === other.node || one.isFixed || other.isFixed) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > Math.min(one.size, other.size) * 0.3)
          wrong.push(`${one.text}: lies over ${other.text}`);
      }
    });
    return [...new Set(wrong)];
  });
}
