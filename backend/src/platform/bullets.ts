/** Dots and marks that people put between the items of a list; a star, a tick or an arrow counts where blanks or an end surround it. */
const BULLETS = /[•●∙·‧⋅・‣⁃▪▫◦○◘■□◆◇▶►▸➤➢❖✦]|(?<=^|\s)[*✓✔»→](?=\s|$)/g;

/** A list that is written with bullets or in lines, with commas instead. */
export function withCommas(text: string): string {
  return text.replace(BULLETS, ',').replace(/\n/g, ',');
}
