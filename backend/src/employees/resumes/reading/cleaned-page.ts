import { type Picture } from './png.js';

const BLACK = 0;
const WHITE = 255;
/** Of a pixel and its eight neighbours. */
const MAJORITY = 5;

/** A page in black and white without specks, which faxes and poor copies have: each pixel becomes what most around it are. */
export function cleanedPage({ width, height, pixels }: Picture): Picture {
  const threshold = thresholdOf(pixels);
  const ink = pixels.map((pixel) => (pixel <= threshold ? 1 : 0));
  const clean = Buffer.alloc(pixels.length, WHITE);
  for (let y = 1; y + 1 < height; y += 1) {
    const at = y * width;
    let [left, middle] = [0, column(ink, at, width)];
    for (let x = 1; x + 1 < width; x += 1) {
      const right = column(ink, at + x + 1, width);
      if (x > 1 && left + middle + right >= MAJORITY) clean[at + x] = BLACK;
      [left, middle] = [middle, right];
    }
  }
  return { width, height, channels: 1, pixels: clean };
}

function column(ink: Uint8Array, at: number, width: number): number {
  return (ink[at - width] ?? 0) + (ink[at] ?? 0) + (ink[at + width] ?? 0);
}

/** The threshold between ink and paper by Otsu's method. */
function thresholdOf(pixels: Uint8Array): number {
  const counts = new Float64Array(WHITE + 1);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  const sum = counts.reduce((total, count, gray) => total + count * gray, 0);
  let best = { threshold: WHITE / 2, difference: -1 };
  let [dark, sumOfDark] = [0, 0];
  for (let gray = 0; gray < WHITE; gray += 1) {
    dark += counts[gray] ?? 0;
    sumOfDark += gray * (counts[gray] ?? 0);
    const light = pixels.length - dark;
    if (!dark || !light) continue;
    const difference = dark * light * (sumOfDark / dark - (sum - sumOfDark) / light) ** 2;
    if (difference > best.difference) best = { threshold: gray, difference };
  }
  return best.threshold;
}
