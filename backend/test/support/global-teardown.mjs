import { rmSync } from 'node:fs';

export default async function teardown() {
  await globalThis.testServer?.stop();
  rmSync(globalThis.testDataDir, { recursive: true, force: true });
}
