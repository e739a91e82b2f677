import { getPriority, platform, setPriority } from 'node:os';

/** When the processors are busy, a thread gets a third of what a request gets. */
const LOW_PRIORITY = 5;

/** Lowers the priority of the calling thread: on Linux it has one of its own, elsewhere that of the process; lowering is always allowed. */
export function lowerThreadPriority(): void {
  if (platform() === 'linux' && getPriority() < LOW_PRIORITY) setPriority(LOW_PRIORITY);
}
