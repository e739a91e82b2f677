import { SECOND_MILLISECONDS } from '../durations.js';
/** How long a transfer may be too slow, and how long while others wait: networks have gaps. */
const PATIENCE_SECONDS = 15;
const PATIENCE_WHEN_WANTED_SECONDS = 5;
/** In bytes a second: a quarter of a MB takes the longest time that a request may. */
const MIN_SPEED = 2 * 1024;
/** What is faster keeps its place in any case. A file of 5 MB would take more than two and a half minutes. */
const SPARED_SPEED = 32 * 1024;

/** A file on its way in or out. */
export interface Transfer {
  /** Bytes so far. */
  moved: () => number;
  /** Ends it. @param othersWait false when it is slower than anything may be */
  cut: (othersWait: boolean) => void;
}

interface Judged extends Transfer {
  /** Bytes at each of the last seconds, newest first. */
  marks: number[];
}

/** Takes the places of slow transfers while others wait: of those that hardly move at once, of the others the slowest each second. */
export class SlowTransfers {
  private readonly transfers = new Set<Judged>();
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param isWanted whether others wait for a place
   * @param hasLeastSpeed whether transfers that hardly move lose their places even when no other one waits
   */
  constructor(
    private readonly isWanted: () => boolean,
    private readonly hasLeastSpeed: boolean,
  ) {}

  /** @returns what ends the watch */
  watch(transfer: Transfer): () => void {
    const judged = { ...transfer, marks: [] };
    this.transfers.add(judged);
    this.timer ??= setInterval(() => this.judge(), SECOND_MILLISECONDS).unref();
    return () => {
      this.transfers.delete(judged);
      if (this.transfers.size) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }

  private judge(): void {
    const isWanted = this.isWanted();
    let hasRoom = false;
    let slowest: Judged | undefined;
    let lowest = SPARED_SPEED;
    for (const transfer of this.transfers) {
      const { marks, moved, cut } = transfer;
      marks.unshift(moved());
      marks.length = Math.min(marks.length, PATIENCE_SECONDS + 1);
      const speed = speedOver(PATIENCE_WHEN_WANTED_SECONDS, marks);
      const isDead = this.hasLeastSpeed && speedOver(PATIENCE_SECONDS, marks) < MIN_SPEED;
      if (isDead || (isWanted && speed < MIN_SPEED)) {
        cut(isWanted);
        hasRoom = true;
      } else if (speed < lowest) [slowest, lowest] = [transfer, speed];
    }
    if (isWanted && !hasRoom) slowest?.cut(true);
  }
}

/** In bytes a second. Infinite for what is younger: it is not judged. */
function speedOver(seconds: number, [now = 0, ...marks]: number[]): number {
  const then = marks[seconds - 1];
  return then === undefined ? Infinity : (now - then) / seconds;
}
