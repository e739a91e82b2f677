import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { endSharedProducts } from './shared-products.mjs';

export default async function teardown() {
  await endSharedProducts(join(globalThis.testDataDir, 'products'));
  await globalThis.testServer?.stop();
  rmSync(globalThis.testDataDir, { recursive: true, force: true });
}
