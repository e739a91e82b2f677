import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { cleanedPage } from './cleaned-page.js';
import { type PdfFile } from './pdf-file.js';
import { type Picture } from './png.js';

/** The used part of Tesseract's interface; the package has no types. */
interface Tesseract {
  FS: { writeFile: (name: string, content: Uint8Array) => void };
  TessBaseAPI: new () => {
    Init: (folder: null, languages: string, engine: number) => number;
    SetVariable: (name: string, value: string) => void;
    SetImageFile: (orientation: number, angle: number) => number;
    GetUTF8Text: () => string;
    MeanTextConf: () => number;
  };
}

const LANGUAGES = ['eng', 'hin'];
/** The neural network only: the older engine is not shipped. */
const LSTM = 1;
/** EXIF orientations: upright and upside down. Lines rotated by 90° are recognised in both. */
const UPRIGHT = 1;
const UPSIDE_DOWN = 3;
/** Detects columns and blocks first. */
const AUTOMATIC_SEGMENTATION = '3';
const INPUT = '/input';
/** A page of A4 at 190 dpi. */
const SIZE = { longSide: 2_200, maxScale: 3 };
/** For faxes and poor copies, so that strokes are two pixels wide. */
const LARGE = { longSide: 3_300, maxScale: 3 };
/** In percent; recognised text below it is noise. */
const MIN_CONFIDENCE = 45;
/** Below it, the page is cleaned and recognised again. */
const GOOD_CONFIDENCE = 85;

const require = createRequire(import.meta.url);

/**
 * Recognises English and Hindi text in pages, by Tesseract as WebAssembly with models from packages.
 * @yields the text of each page
 */
export async function* recognized(file: PdfFile, maxPages: number): AsyncGenerator<string> {
  const create = require('tesseract.js-core/tesseract-core-simd-lstm.js') as (options: object) => Promise<Tesseract>;
  const silent = (): void => undefined;
  const tesseract = await create({ print: silent, printErr: silent });
  for (const language of LANGUAGES) {
    const model = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
    tesseract.FS.writeFile(`${language}.traineddata`, gunzipSync(await readFile(model)));
  }
  const engine = new tesseract.TessBaseAPI();
  if (engine.Init(null, LANGUAGES.join('+'), LSTM) !== 0) throw new Error('the models could not be loaded');
  engine.SetVariable('tessedit_pageseg_mode', AUTOMATIC_SEGMENTATION);
  const read = (picture: Picture, orientation: number): Recognized => {
    tesseract.FS.writeFile(INPUT, grayMap(picture));
    const text = engine.SetImageFile(orientation, 0) === 0 ? engine.GetUTF8Text() : '';
    return { text, confidence: text ? engine.MeanTextConf() : 0 };
  };
  for (let page = 1; page <= Math.min(file.pageCount, maxPages); page += 1) {
    const picture = file.picture(page, SIZE);
    let best = read(picture, UPRIGHT);
    const turned = best.confidence < MIN_CONFIDENCE ? read(picture, UPSIDE_DOWN) : undefined;
    const isTurned = turned !== undefined && turned.confidence >= MIN_CONFIDENCE;
    if (isTurned) best = turned;
    if (best.confidence < GOOD_CONFIDENCE) {
      best = better(best, read(cleanedPage(file.picture(page, LARGE)), isTurned ? UPSIDE_DOWN : UPRIGHT));
    }
    yield best.confidence < MIN_CONFIDENCE ? '' : best.text;
  }
}

interface Recognized {
  text: string;
  /** In percent, over all words. */
  confidence: number;
}

const better = (one: Recognized, other: Recognized): Recognized => (other.confidence > one.confidence ? other : one);

/** PGM, the simplest format that Tesseract reads. */
function grayMap({ width, height, pixels }: Picture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}
