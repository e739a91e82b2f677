import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder, and how to remove it with everything in it. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'niyukt-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
