import startDatabase from '../../backend/test/support/global-setup.mjs';
import { findChromium } from './chromium.mjs';

export default async function setup() {
  process.env.TEST_CHROMIUM = findChromium();
  await startDatabase();
}
