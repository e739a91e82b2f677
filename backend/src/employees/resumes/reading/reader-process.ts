import { serveTasks } from '../../../platform/files/sandbox/serve-tasks.js';
import { UnusableFile } from '../../../platform/files/unusable-file.js';
import { type ResumeKind } from '../kinds/resume-kind.js';
import { type PdfFile } from './pdf-file.js';
import { type ReadingLine, type ReadingTask } from './task.js';

const PREVIEW_WIDTH = 1_200;

// detecting and opening are part of an upload's request
await serveTasks<ReadingTask>(answer, ({ task }) => task === 'kind' || task === 'open');

async function* answer(task: ReadingTask, bytes: Buffer): AsyncGenerator<ReadingLine> {
  try {
    yield* linesOf(task, bytes);
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    yield { unusable: error.reason };
  }
}

/** Loads only the modules that the task needs. */
async function* linesOf(task: ReadingTask, bytes: Buffer): AsyncGenerator<ReadingLine> {
  switch (task.task) {
    case 'kind':
      yield await (await import('../kinds/detect-file-type.js')).detectFileType(bytes);
      return;
    case 'open':
      await opened('pdf', bytes);
      yield { opened: true };
      return;
    case 'text':
      yield await (await import('./text-of.js')).textOfFile(task.kind, bytes);
      return;
    case 'page':
      yield { png: await pngOfPage(await opened(task.kind, bytes), task.page) };
      return;
    case 'recognize':
      yield* recognizedPages(await opened(task.kind, bytes), task);
      return;
    case 'facts': {
      const { factsInText } = await import('../facts/facts-in-text.js');
      const { nameIn } = await import('../facts/name.js');
      const text = bytes.toString('utf8');
      yield { facts: factsInText(text, new Date()), name: nameIn(text) };
    }
  }
}

async function* recognizedPages(
  file: PdfFile,
  { maxPages, held }: { maxPages: number; held: string },
): AsyncGenerator<ReadingLine> {
  const { recognized } = await import('./recognition.js');
  const { moreLegible } = await import('./legible.js');
  const { tidy } = await import('./tidy.js');
  const texts: string[] = [];
  let pagesRead = 0;
  for await (const page of recognized(file, maxPages)) {
    pagesRead += 1;
    const text = tidy(page);
    if (text) texts.push(text);
    yield { recognized: moreLegible(held, texts.join('\n\n')), pagesRead, pages: file.pageCount };
  }
}

async function opened(kind: ResumeKind, bytes: Buffer): Promise<PdfFile> {
  const { PdfFile } = await import('./pdf-file.js');
  if (kind === 'pdf') return PdfFile.open(bytes);
  const { pdfOfPicture } = await import('./picture-pdf.js');
  return PdfFile.open(await pdfOfPicture(bytes));
}

async function pngOfPage(file: PdfFile, page: number): Promise<string | null> {
  if (page > file.pageCount) return null;
  const { pngOf } = await import('./png.js');
  return pngOf(file.picture(page, { width: PREVIEW_WIDTH })).toString('base64');
}
