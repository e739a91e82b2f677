const MAX_KEYS = 20_000;

/** Keys that were seen within a time, in the order in which they came. */
export class RecentKeys {
  private readonly seen = new Map<string, number>();

  constructor(private readonly milliseconds: number) {}

  /** Whether a key was not seen within the time; from now on it was. */
  isNew(key: string): boolean {
    const now = performance.now();
    for (const [old, at] of this.seen) {
      if (at > now - this.milliseconds && this.seen.size < MAX_KEYS) break;
      this.seen.delete(old);
    }
    if (this.seen.has(key)) return false;
    this.seen.set(key, now);
    return true;
  }
}
