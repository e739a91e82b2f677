import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { comeAfterRequests } from '../../platform/threads/come-after-requests.js';
import { UnusableFile } from '../kinds/unusable-file.js';
import { PdfFile } from './pdf-file.js';
import { pdfOfPicture } from './picture-pdf.js';
import { recognized } from './recognition.js';
import { pngOf } from './png.js';
import { type ReadingLine, type ReadingTask } from './task.js';
import { textOf } from './text-of.js';
import { tidy } from './tidy.js';

const PREVIEW_WIDTH = 1_200;

comeAfterRequests();
// nothing here opens a connection; what a library would open fails
Socket.prototype.connect = () => {
  throw new Error('a reader has no network');
};

const task = JSON.parse(process.argv[2] ?? '{}') as ReadingTask;
const bytes = await buffer(process.stdin);

try {
  await work();
} catch (error) {
  if (!(error instanceof UnusableFile)) throw error;
  await say({ unusable: error.reason });
}
process.exit(0);

async function work(): Promise<void> {
  if (task.task === 'text') {
    await say(await textOf(task.kind, bytes));
    return;
  }
  const file = await PdfFile.open(task.kind === 'pdf' ? bytes : await pdfOfPicture(bytes));
  if (task.task === 'check') await say({ checked: true });
  else if (task.task === 'page') {
    const picture = task.page <= file.pageCount ? file.picture(task.page, { width: PREVIEW_WIDTH }) : undefined;
    await say({ png: picture ? pngOf(picture).toString('base64') : null });
  } else {
    for await (const text of recognized(file, task.maxPages)) await say({ recognized: tidy(text) });
    await say({ done: true });
  }
}

function say(line: ReadingLine): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${JSON.stringify(line)}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
