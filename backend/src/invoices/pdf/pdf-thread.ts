import { parentPort, workerData } from 'node:worker_threads';
import { lowerThreadPriority } from '../../platform/threads/lower-thread-priority.js';
import { type ThreadReply } from '../../platform/threads/threads.js';
import { type PrintedInvoice } from '../invoice-document.js';
import { drawInvoice } from './draw-invoice.js';
import { type SigningIdentity } from './pdf-signature.js';
import { signed } from './signed-pdf.js';

/** What a thread is asked: to draw a document, and to sign it if it was given the means. */
export interface PdfTask {
  printed: PrintedInvoice;
  /** When it is signed, ISO 8601. */
  at: string;
}

export interface PdfResult {
  pdf: Uint8Array<ArrayBuffer>;
}

const { identity } = workerData as { identity: SigningIdentity | undefined };

lowerThreadPriority();
parentPort?.on('message', (task: PdfTask) => {
  void replyTo(task).then((reply) => parentPort?.postMessage(reply, 'pdf' in reply ? [reply.pdf.buffer] : []));
});

async function replyTo({ printed, at }: PdfTask): Promise<ThreadReply<PdfResult>> {
  try {
    const signer = printed.reminder ? undefined : identity;
    const drawn = await drawInvoice(printed, signer && { name: signer.name, at });
    const bytes = signer ? signed(drawn, signer) : drawn;
    // a copy of its own, not a part of Node's pool of buffers
    return { pdf: new Uint8Array(bytes) };
  } catch (error) {
    return { error };
  }
}
