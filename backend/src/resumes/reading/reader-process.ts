import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { comeAfterRequests } from '../../platform/threads/come-after-requests.js';
import { type ResumeKind } from '../kinds/resume-kind.js';
import { UnusableFile } from '../kinds/unusable-file.js';
import { type PdfFile } from './pdf-file.js';
import { type ReadingLine, type ReadingTask } from './task.js';
import { tidy } from './tidy.js';

const PREVIEW_WIDTH = 1_200;

// nothing here opens a connection; what a library would open fails
Socket.prototype.connect = () => {
  throw new Error('a reader has no network');
};

const task = JSON.parse(process.argv[2] ?? '{}') as ReadingTask;
// while somebody waits for an upload to be taken, it is a part of their request
if (task.task !== 'check') comeAfterRequests();
const bytes = await buffer(process.stdin);

try {
  await work();
} catch (error) {
  if (!(error instanceof UnusableFile)) throw error;
  await say({ unusable: error.reason });
}
process.exit(0);

/** Loads only what the task needs: a reader lives for one. */
async function work(): Promise<void> {
  if (task.task === 'text') {
    const { textOf } = await import('./text-of.js');
    await say(await textOf(task.kind, bytes));
    return;
  }
  const file = await opened(task.kind);
  if (task.task === 'check') await say({ checked: true });
  else if (task.task === 'page') await say({ png: await pngOfPage(file, task.page) });
  else {
    const { recognized } = await import('./recognition.js');
    for await (const text of recognized(file, task.maxPages)) await say({ recognized: tidy(text) });
    await say({ done: true });
  }
}

async function opened(kind: ResumeKind): Promise<PdfFile> {
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

function say(line: ReadingLine): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${JSON.stringify(line)}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
