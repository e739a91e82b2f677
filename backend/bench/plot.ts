import { type Findings } from './measure.js';

const WIDTH = 760;
const LEFT = 230;
const ROW = 26;
const BAR = WIDTH - LEFT - 70;
const CONCURRENCY = 16;

interface Bar {
  label: string;
  value: number;
  text: string;
  /** Where a mark shows the target. */
  mark: number | undefined;
}

/** Shares of the limit, and growth, as SVG. */
export function plot({ compared, growth, sizes }: Findings, mostGrowth: number): string {
  const shares = compared
    .filter(({ concurrency }) => concurrency === CONCURRENCY)
    .map(({ work, target, product, limit }): Bar => {
      const value = (100 * product.perSecond) / limit.perSecond;
      return { label: work, value, text: `${value.toFixed(0)} %`, mark: target };
    });
  const grown = growth.map(({ work, measured }): Bar => {
    const value = (measured.at(-1)?.p50 ?? 0) / (measured[0]?.p50 ?? 1);
    return { label: work, value, text: value.toFixed(2), mark: mostGrowth };
  });
  const [first, last] = [sizes[0]?.name ?? '', sizes.at(-1)?.name ?? ''];
  const top = panel(`Requests per second, percent of a bare server, ${CONCURRENCY} at a time`, shares, 120, 0);
  const bottom = grown.length
    ? panel(`Time of a call, ${last} over ${first} employees`, grown, 2, top.height)
    : { height: 0, lines: [] };
  const height = top.height + bottom.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    ...top.lines,
    ...bottom.lines,
    '</svg>\n',
  ].join('\n');
}

function panel(title: string, bars: Bar[], most: number, top: number): { height: number; lines: string[] } {
  const lines = [`<text x="16" y="${top + 26}" font-weight="bold" fill="#1c2733">${title}</text>`];
  bars.forEach(({ label, value, text, mark }, index) => {
    const y = top + 44 + index * ROW;
    const length = (amount: number): number => Math.round((Math.min(amount, most) / most) * BAR);
    lines.push(
      `<text x="${LEFT - 8}" y="${y + 13}" text-anchor="end" fill="#1c2733">${label}</text>`,
      `<rect x="${LEFT}" y="${y}" width="${length(value)}" height="17" fill="#2f6f9f"/>`,
      `<text x="${LEFT + length(value) + 6}" y="${y + 13}" fill="#1c2733">${text}</text>`,
    );
    if (mark !== undefined) {
      const x = LEFT + length(mark);
      lines.push(`<path d="M${x} ${y - 3}v23" stroke="#b3261e" stroke-width="2"/>`);
    }
  });
  return { height: 60 + bars.length * ROW, lines };
}
