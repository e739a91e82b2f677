import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { decodedText } from '../platform/files/decoded-text.js';
import { checkJpeg, checkPng, isJpeg, isPng } from '../platform/files/pictures.js';
import { serveTasks } from '../platform/files/sandbox/serve-tasks.js';
import { type DrawnLogo, type LogoTask } from './logo-task.js';

/** Three pixels for each of a page. */
const HEIGHT = 96;
const MAX_WIDTH = 480;
const HALF = 0.5;

await serveTasks<LogoTask>(
  (_, bytes) => logoIn(bytes),
  () => true,
);

/** The file as a small PNG; nothing when it cannot be drawn, or shows nothing. */
async function* logoIn(bytes: Buffer): AsyncGenerator<DrawnLogo> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  const logo = drawn(bytes);
  if (logo) yield logo;
}

function drawn(bytes: Buffer): DrawnLogo | undefined {
  try {
    if (isPng(bytes)) return drawnPicture('image/png', bytes, checkPng);
    if (isJpeg(bytes)) return drawnPicture('image/jpeg', bytes, checkJpeg);
    const svg = shapesIn(bytes);
    return svg === undefined ? undefined : render(svg, scaleOf(svg));
  } catch {
    return undefined;
  }
}

/** A picture of points is halved until the last step skips none of them. It is never enlarged. */
function drawnPicture(type: string, bytes: Buffer, check: (bytes: Buffer) => void): DrawnLogo {
  check(bytes);
  let svg = framed(type, bytes.toString('base64'));
  while (scaleOf(svg) < HALF) svg = framed('image/png', render(svg, HALF).png);
  return render(svg, Math.min(1, scaleOf(svg)));
}

/** Letters would need their typeface. */
function shapesIn(bytes: Buffer): string | undefined {
  const text = decodedText(bytes);
  return text && /<(?:\w+:)?svg[\s>]/.test(text) && !/<(?:\w+:)?text[\s>]/.test(text) ? text : undefined;
}

/** @param content in Base64 */
function framed(type: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"><image href="data:${type};base64,${content}"/></svg>`;
}

/** @throws Error when it shows nothing */
function scaleOf(svg: string): number {
  const drawing = new Resvg(svg);
  const scale = Math.min(HEIGHT / drawing.height, MAX_WIDTH / drawing.width);
  if (!drawing.getBBox() || !(scale > 0 && scale < Infinity)) throw new Error('it shows nothing');
  drawing.free();
  return scale;
}

function render(svg: string, scale: number): DrawnLogo {
  const drawing = new Resvg(svg, { fitTo: { mode: 'zoom', value: scale } });
  const picture = drawing.render();
  const { width, height } = picture;
  const png = Buffer.from(picture.asPng()).toString('base64');
  picture.free();
  drawing.free();
  return { width, height, png };
}
