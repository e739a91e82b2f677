import { type Findings } from './measure.js';

/** Prints the findings. */
export function writeReport(findings: Findings[], _write: boolean, say: (line: string) => void): void {
  for (const { size, memory, startMilliseconds } of findings)
    say(`${size.name}: memory ${memory?.toFixed(0)} MiB, ready after ${startMilliseconds.toFixed(0)} ms`);
}
