import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../../platform/threads/lower-thread-priority.js';
import { type ThreadReply } from '../../platform/threads/threads.js';
import { drawLetter } from './draw-letter.js';
import { type Letter } from './letter.js';

export interface LetterPdf {
  pdf: Uint8Array<ArrayBuffer>;
}

lowerThreadPriority();
parentPort?.on('message', (letter: Letter) => {
  void replyTo(letter).then((reply) => parentPort?.postMessage(reply, 'pdf' in reply ? [reply.pdf.buffer] : []));
});

async function replyTo(letter: Letter): Promise<ThreadReply<LetterPdf>> {
  try {
    // a copy, because Node's pooled buffers cannot be transferred
    return { pdf: new Uint8Array(await drawLetter(letter)) };
  } catch (error) {
    return { error };
  }
}
