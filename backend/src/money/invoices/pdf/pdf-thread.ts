import { parentPort, workerData } from 'node:worker_threads';
import { lowerThreadPriority } from '../../../platform/threads/lower-thread-priority.js';
import { type ThreadReply } from '../../../platform/threads/threads.js';
import { type PrintedInvoice } from '../invoice-document.js';
import { drawInvoice } from './draw-invoice.js';
import { type SigningIdentity } from './pdf-signature.js';
import { signed } from './signed-pdf.js';

/** A task of a thread: draw a document, and sign it if there is a key. */
export interface PdfTask {
  printed: PrintedInvoice;
  /** Time of the signature, ISO 8601. */
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
    // a copy, because Node's pooled buffers cannot be transferred
    return { pdf: new Uint8Array(bytes) };
  } catch (error) {
    return { error };
  }
}
