import { type ApiAnswer } from './api-client.js';

const MAX_BODY = 1_000;

/** What `environment.mjs` tells of when a test fails. */
declare global {
  var lastAnswers: string[] | undefined;
  var runningProducts: Set<{ readonly logLines: string[] }> | undefined;
}

/** Remembers an answer until the next ones come. */
export function remember(method: string, path: string, { status, text }: ApiAnswer): void {
  const answers = globalThis.lastAnswers;
  if (answers && answers.push(`${method} ${path}: ${status} ${text.slice(0, MAX_BODY)}`) > 10) answers.shift();
}
