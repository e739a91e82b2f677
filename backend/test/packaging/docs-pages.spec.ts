import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const MAX_LINE_LENGTH = 160;
/** Pages name files from these folders on. */
const STARTS = [
  '.',
  'backend',
  'backend/src',
  'backend/src/platform',
  'admin-ui/src',
  'admin-ui/src/platform',
  'admin-ui/src/resources',
];
const FILE = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|ya?ml|sh|json|md|cfg|env))`/g;
const FOLDER = /`((?:[\w-]+\/)+)`/g;
const LINK = /\]\(([^)\s]+)\)/g;
const WRITTEN_BY_BENCH = /<!-- written by npm run bench -->.*<!-- end of what npm run bench wrote -->/s;

const pages = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8').replace(WRITTEN_BY_BENCH, '');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, match = '']) => match);

/** The anchors of a page, as GitHub makes them of its headings. */
function anchorsOf(page: string): string[] {
  const text = textOf(page);
  const headings = found(text, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...found(text, /<a id="([\w-]+)">/g)];
}

describe.each(pages)('%s', (page) => {
  it('has no line over 160 characters', () => {
    expect(
      textOf(page)
        .split('\n')
        // a row of a table is a line
        .filter((line) => line.length > MAX_LINE_LENGTH && !line.startsWith('|')),
    ).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const named = [...found(textOf(page), FILE), ...found(textOf(page), FOLDER)];
    expect(named.filter((path) => !STARTS.some((start) => existsSync(join(ROOT, start, path))))).toEqual([]);
  });

  it('links to pages and headings that exist', () => {
    const links = found(textOf(page), LINK).filter((link) => !link.startsWith('http'));
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path ? join(dirname(page), path) : page;
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});
