import { nativeFolder, prepareBinaries } from '../platform/database/embedded-binaries.js';
import { StartError } from '../platform/start-error.js';

/** A part of the build: who runs the product later may not be allowed to write where it is installed. */
try {
  prepareBinaries(nativeFolder());
} catch (error) {
  // without the embedded server there is nothing to prepare; a start says what is missing
  if (!(error instanceof StartError)) throw error;
}
