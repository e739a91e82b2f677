const BETWEEN_LOOKS_MILLISECONDS = 250;
const LATE_MILLISECONDS = 1_000;

/** Measures event-loop lag: a timer of this process came a second late. */
export class EventLoopWatch {
  private due = performance.now() + BETWEEN_LOOKS_MILLISECONDS;
  private late = false;
  private readonly timer = setInterval(() => {
    const now = performance.now();
    this.late = now - this.due > LATE_MILLISECONDS;
    this.due = now + BETWEEN_LOOKS_MILLISECONDS;
  }, BETWEEN_LOOKS_MILLISECONDS).unref();

  /** True from a look that came a second late to the next one that did not. */
  get isLate(): boolean {
    return this.late;
  }

  /** Looks no more. */
  stop(): void {
    clearInterval(this.timer);
  }
}
