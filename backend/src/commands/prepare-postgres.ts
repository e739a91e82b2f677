import { nativeFolder, prepareBinaries } from '../platform/database/embedded-binaries.js';
import { StartError } from '../platform/start-error.js';

/** Part of the build, because the user who runs the product may not be allowed to write to its folder. */
try {
  prepareBinaries(nativeFolder());
} catch (error) {
  // without the embedded server there is nothing to prepare; the start reports what is missing
  if (!(error instanceof StartError)) throw error;
}
