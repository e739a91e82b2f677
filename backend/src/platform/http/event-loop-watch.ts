const BETWEEN_LOOKS_MILLISECONDS = 250;

/** Measures event-loop lag: a timer of this process came late. */
export class EventLoopWatch {
  private due = performance.now() + BETWEEN_LOOKS_MILLISECONDS;
  private late = false;
  private readonly timer = setInterval(() => {
    const now = performance.now();
    this.late = now - this.due > this.lateMilliseconds;
    this.due = now + BETWEEN_LOOKS_MILLISECONDS;
  }, BETWEEN_LOOKS_MILLISECONDS).unref();

  /** @param lateMilliseconds how late a look may come */
  constructor(private readonly lateMilliseconds: number) {}

  /** True from a look that came late to the next one that did not. */
  get isLate(): boolean {
    return this.late;
  }

  /** Looks no more. */
  stop(): void {
    clearInterval(this.timer);
  }
}
