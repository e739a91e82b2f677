import { workerData } from 'node:worker_threads';
import { answerPdfs } from '../../../platform/threads/answering.js';
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

const { identity } = workerData as { identity: SigningIdentity | undefined };

answerPdfs(async ({ printed, at }: PdfTask) => {
  const signer = printed.reminder ? undefined : identity;
  const drawn = await drawInvoice(printed, signer && { name: signer.name, at });
  return signer ? signed(drawn, signer) : drawn;
});
