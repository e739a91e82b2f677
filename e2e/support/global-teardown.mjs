import stopDatabase from '../../backend/test/support/global-teardown.mjs';
import { closeBrowser } from './worker-browser.mjs';

export default async function teardown() {
  // of files that this process ran itself
  await closeBrowser();
  await stopDatabase();
}
