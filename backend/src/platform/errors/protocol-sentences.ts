/** Sentences for refusals that happen before any code of ours runs. */
const PROTOCOL_SENTENCES: Record<number, string> = {
  400: 'The request is malformed',
  404: 'There is nothing at this address',
  405: 'This method is not offered here',
  408: 'The request took too long to arrive',
  413: 'The request is too large',
  415: 'Send the request as JSON, with Content-Type: application/json',
  431: 'The request headers are too large',
};

/** What a person reads of a refusal that has no sentence of its own. */
export function sentenceFor(status: number): string {
  return PROTOCOL_SENTENCES[status] ?? 'The request is not valid';
}
