import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const EXPORTED = /^export (?:default )?(?:async )?(?:abstract )?(?:function|class|const|interface|type) (\w+)/gm;
/** A resource and its texts have the name of their noun, as each domain has `pages`; texts are read by `t`; one file writes another. */
const BY_CONVENTION = /(?:^|[\\/])(?:index|pages)\.ts$|^texts[\\/]|^i18n[\\/]|schema\.d\.ts$|write-schema-changes\.ts$/;

/** The names that files of a package export, with the files that do. */
function exportsOf(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || BY_CONVENTION.test(file)) continue;
    const names = [...readFileSync(join(source, file), 'utf8').matchAll(EXPORTED)].map(([, name = '']) => name);
    for (const name of new Set(names)) found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

describe('a name that is exported', () => {
  it.each(['backend', 'admin-ui', 'public-ui', 'ui-shared'])('%s: means one thing', (workspace) => {
    const found = exportsOf(join(ROOT, workspace, 'src'));
    expect(found.size).toBeGreaterThan(100);
    expect([...found].filter(([, files]) => files.length > 1)).toEqual([]);
  });
});
