import { type Finding, type Outcome } from './run.js';

/** A finding, and how to send the same request again: alone, or with everything before it. */
export function reported(stage: string, seed: number, { n, call, status, answer, faults }: Finding): string {
  const { method, address, who, headers, body } = call;
  const shown = JSON.stringify({
    method,
    address,
    who,
    headers,
    body: Buffer.isBuffer(body) ? body.toString('hex') : body,
  });
  return [
    `\n${call.operation} ${faults.join('; ')}`,
    `  request ${shown.slice(0, 1_500)}`,
    `  answer  ${status} ${answer}`,
    `  again   FUZZ_ONLY=${stage}:${n} npm run fuzz -- --seed ${seed}`,
    `  and with all that came before it: FUZZ_CALLS=${n + 1} npm run fuzz -- --seed ${seed}`,
  ].join('\n');
}

/** One table: statuses by caller. */
export function summary({ findings, statuses, called, carriedOut }: Outcome, milliseconds: number): string {
  const all = [...new Set([...statuses.values()].flatMap((counts) => [...counts.keys()]))].toSorted((a, b) => a - b);
  const lines = [...statuses].map(([who, counts]) => [who, ...all.map((status) => String(counts.get(status) ?? 0))]);
  const table = [['caller', ...all.map(String)], ...lines].map(([who = '', ...cells]) =>
    [who.padEnd(12), ...cells.map((cell) => cell.padStart(6))].join(''),
  );
  const seconds = Math.round(milliseconds / 1000);
  const never = [...called].filter((operation) => !carriedOut.has(operation));
  const operations = `${carriedOut.size} of ${called.size} operations carried out${never.length ? `, but not ${never.join(', ')}` : ''}`;
  return `\n${table.join('\n')}\n${operations}\n${findings.length} findings, ${seconds} s\n`;
}
