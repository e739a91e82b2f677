import { getPriority, platform, setPriority } from 'node:os';

/** On a busy machine, a thread then gets a third of the time of a request. */
const LOW_PRIORITY = 5;

/**
 * Lowers the priority of the calling thread: on Linux it has its own, elsewhere it is that of the process. Lowering needs no rights.
 */
export function lowerThreadPriority(): void {
  if (platform() === 'linux' && getPriority() < LOW_PRIORITY) setPriority(LOW_PRIORITY);
}
