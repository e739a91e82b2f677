import { cpus } from 'node:os';

const BETWEEN_LOOKS_MILLISECONDS = 500;
/** With less of it than this, work waits for a processor. */
const SPARE_SHARE = 0.1;
/** What a moment counts while others use the machine. */
const BUSY_RATE = 0.1;
/** So that a timer that is nearly due does not come again and again. */
const SHORTEST_MILLISECONDS = 25;

let before = processorTimes();
let looked = performance.now();
let counted = 0;
let rate = 1;

setInterval(look, BETWEEN_LOOKS_MILLISECONDS).unref();

/** A timer in the time of the machine. */
export interface MachineTimer {
  /** Gives it back. */
  cancel: () => void;
}

/**
 * Calls once that much time has passed in which a processor of this machine was free; other time counts a tenth. So a limit of what a
 * waiting client is owed says something about this product and its database, not about what else the machine does.
 */
export function afterMachineTime(milliseconds: number, call: () => void): MachineTimer {
  const due = machineNow() + milliseconds;
  let timer: NodeJS.Timeout;
  const wait = (left: number): void => {
    timer = setTimeout(
      () => {
        const more = due - machineNow();
        if (more <= 0) call();
        else wait(more);
      },
      Math.max(left, SHORTEST_MILLISECONDS),
    );
  };
  wait(milliseconds);
  return { cancel: () => clearTimeout(timer) };
}

function machineNow(): number {
  return counted + (performance.now() - looked) * rate;
}

function look(): void {
  const now = performance.now();
  const times = processorTimes();
  const all = times.all - before.all;
  // where the system does not report it, the clock alone counts
  const isBusy = all > 0 && (times.idle - before.idle) / all < SPARE_SHARE;
  const next = isBusy ? BUSY_RATE : 1;
  // what has just passed was as it is now
  counted += (now - looked) * next;
  rate = next;
  looked = now;
  before = times;
}

function processorTimes(): { idle: number; all: number } {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.user + times.nice + times.sys + times.irq + times.idle;
  }
  return { idle, all };
}
