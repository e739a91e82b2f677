export type CallKind = 'write' | 'list' | 'record';

/** When calls succeeded, and how failed ones were answered. */
export class Outcomes {
  private readonly successes: Record<CallKind, number[]> = { write: [], list: [], record: [] };
  private readonly failures: Record<CallKind, Map<number, number>> = {
    write: new Map<number, number>(),
    list: new Map<number, number>(),
    record: new Map<number, number>(),
  };

  /** @param status 0 without an answer */
  note(kind: CallKind, succeeded: boolean, status: number): void {
    if (succeeded) this.successes[kind].push(performance.now());
    else this.failures[kind].set(status, (this.failures[kind].get(status) ?? 0) + 1);
  }

  count(kind: CallKind): number {
    return this.successes[kind].length;
  }

  /** Whether a call has succeeded after a moment. */
  hasSucceededSince(kind: CallKind, moment: number): boolean {
    return (this.successes[kind].at(-1) ?? 0) > moment;
  }

  /** The longest time without success from a moment until now, in seconds. */
  longestSilence(kind: CallKind, since: number): number {
    const moments = [since, ...this.successes[kind].filter((moment) => moment > since), performance.now()];
    const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
    return Math.max(...gaps) / 1000;
  }

  /** Such as `503: 41, no answer: 2`. */
  failuresOf(kind: CallKind): string {
    const counts = [...this.failures[kind]].map(([status, count]) => `${status || 'no answer'}: ${count}`);
    return counts.join(', ') || 'none';
  }
}
