const BETWEEN_LOOKS_MILLISECONDS = 250;
const MICROSECONDS = 1_000;

/** Measures how long the event loop stood for this process's own work: a timer came late, and the process used the time itself. */
export class EventLoopWatch {
  private due = performance.now() + BETWEEN_LOOKS_MILLISECONDS;
  private used = usedMilliseconds();
  private late = false;
  private readonly timer = setInterval(() => {
    const now = performance.now();
    const used = usedMilliseconds();
    this.late = Math.min(now - this.due, used - this.used) > this.lateMilliseconds;
    this.due = now + BETWEEN_LOOKS_MILLISECONDS;
    this.used = used;
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

/** Processor time of this process. */
function usedMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}
