import { lockDataDir } from '../../build/src/platform/database/data-dir-lock.js';

let unlock;
/** Tries for the lock of a data directory at a given moment, or gives it free, and tells whether it holds it. */
process.on('message', ({ dataDir, at }) => {
  unlock?.();
  unlock = undefined;
  if (at) while (performance.timeOrigin + performance.now() < at) continue;
  try {
    if (at) unlock = lockDataDir(dataDir);
    process.send({ isOwner: Boolean(unlock) });
  } catch (error) {
    process.send({ isOwner: false, refusal: error.message });
  }
});
