import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = join(ROOT, 'sbom.cdx.json');

interface Sbom {
  bomFormat: string;
  metadata: { component: { 'bom-ref': string } };
  components: {
    'bom-ref': string;
    purl: string;
    hashes: { alg: string; content: string }[];
    licenses: object[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

describe('R58: the list of what the product is shipped with', () => {
  const write = (): string => {
    rmSync(FILE, { force: true });
    execFileSync(process.execPath, [join(ROOT, 'scripts/sbom.mjs')]);
    return readFileSync(FILE, 'utf8');
  };
  let text: string;
  let list: Sbom;
  beforeAll(() => {
    text = write();
    list = JSON.parse(text) as Sbom;
  });
  afterAll(() => rmSync(FILE, { force: true }));

  it('R58: holds every locked package but those for development, with its checksum and licence', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version: string; integrity: string; dev?: boolean; link?: boolean }>;
    };
    const shipped = Object.entries(packages)
      .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
      .map(([path, { version, integrity }]) => {
        const name = path.slice(path.lastIndexOf('node_modules/') + 13).replace('@', '%40');
        return `pkg:npm/${name}@${version} ${Buffer.from(integrity.slice(7), 'base64').toString('hex')}`;
      });
    const listed = list.components.map(({ purl, hashes }) => `${purl} ${hashes[0]?.content ?? ''}`);
    expect(listed.toSorted()).toEqual([...new Set(shipped)].toSorted());
    expect(list.components.filter(({ licenses }) => !licenses.length)).toEqual([]);
    for (const name of ['fastify', 'pg', 'nodemailer', '%40nestjs/core', 'react']) {
      expect(listed.some((line) => line.startsWith(`pkg:npm/${name}@`))).toBe(true);
    }
  });

  it('R58: says which needs which, and every one of them is needed by something', () => {
    const root = list.metadata.component['bom-ref'];
    const needs = new Map(list.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    expect([...needs.keys()].toSorted()).toEqual([root, ...list.components.map((one) => one['bom-ref'])].toSorted());
    const reached = new Set<string>();
    const left = [root];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (!reached.has(next)) left.push(...(needs.get(next) ?? []));
      reached.add(next);
    }
    expect([...needs.keys()].filter((reference) => !reached.has(reference))).toEqual([]);
  });

  it('R58: is the same for the same packages', () => {
    expect(list.bomFormat).toBe('CycloneDX');
    expect(write()).toBe(text);
  });
});
