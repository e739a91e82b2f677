/** Dots and marks that people put between the items of a list; a star, a tick or an arrow counts where blanks or an end surround it. */
const BULLETS =
  /[•●∙·‧⋅・‣⁃▪▫◦○◘■□◆◇▶►▸➤➢➔❖❑✦⦁★☆✅\uf0a7\uf0b7\uf0d8]|(?<=^|\s)[*✓✔»→](?=\s|$)|^\s{0,3}(?:[-–—]|\d{1,2}[.)])\s/gm;

/** A list that is written with bullets, in lines or in columns, with commas instead. */
export function withCommas(text: string): string {
  return text.replace(BULLETS, ',').replace(/[\n\t]/g, ',');
}
