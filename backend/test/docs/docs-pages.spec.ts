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
  'admin-ui/src/kit',
  'ui-shared/src',
  'public-ui/src',
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

describe('what a page lists of the code', () => {
  const roomsOf = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );

  it('the domains of the backend with their rooms, from the top', async () => {
    const { FLOORS } = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as { FLOORS: string[][] };
    const rows = found(textOf('docs/architecture.md'), /^\| ((?:`[a-z/-]+`(?:, )?)+) \|[^|]+\|$/gm);
    const inPage = rows.map((rooms) => found(rooms, /`([a-z/-]+)`/g).toSorted());
    expect(inPage.toReversed()).toEqual(FLOORS.map((rooms) => rooms.toSorted()));
    const domains = new Set(inPage.flat().map((room) => room.split('/', 1)[0]));
    expect([...domains].toSorted()).toEqual(roomsOf('backend/src').toSorted());
  });

  it.each([
    ['README.md', 'backend/src'],
    ['README.md', 'public-ui/src'],
    ['docs/console.md', 'admin-ui/src'],
    ['docs/architecture.md', 'backend/src/platform'],
    ['docs/architecture.md', 'ui-shared/src'],
    ['docs/architecture.md', 'public-ui/src/features'],
  ])('the map in %s names all of %s', (page, folder) => {
    const maps = found(textOf(page), /^```\n((?:.*\n)*?)```$/gm).join('');
    const named = new Set(found(maps, /(?<![\w-])([\w-]+)\/(?=\s)/g));
    expect(roomsOf(folder).filter((name) => !named.has(name))).toEqual([]);
  });

  it('the README links all of docs/', () => {
    const docs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
    expect(docs.filter((name) => !textOf('README.md').includes(`](docs/${name}`))).toEqual([]);
  });

  it('every variable of the environment, and no other', () => {
    const code = readFileSync(join(ROOT, 'backend/src/platform/config/env.ts'), 'utf8');
    const [, listed = ''] = /const variables = z\.object\(\{(.*?)\n\}\);/s.exec(code) ?? [];
    const read = found(listed, /^ {2}([A-Z][A-Z0-9_]*): /gm);
    const [, table = ''] = textOf('docs/commands.md').split('\n## Environment');
    const rows = found(table.split('\n## ', 1)[0] ?? '', /^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm);
    const named = [...rows.flatMap((row) => found(row, /`([A-Z0-9_]+)`/g)), 'NODE_ENV'];
    expect(read.length).toBeGreaterThan(25);
    expect(named.toSorted()).toEqual(read.toSorted());
    // in the text of operations.md also those of the server around it
    const around = ['docker-compose.yml', '.env.example', 'deploy/two-roles.sh', 'deploy/secrets.sh']
      .map((name) => readFileSync(join(ROOT, name), 'utf8'))
      .join();
    const known = new Set([
      ...read,
      ...read.map((name) => `${name}_FILE`),
      ...found(around, /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g),
    ]);
    const documented = found(textOf('docs/operations.md'), /`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g);
    expect(documented.length).toBeGreaterThan(20);
    expect(documented.filter((name) => !known.has(name) && !name.startsWith('NODE_'))).toEqual([]);
  });

  it('every metric and alert of the runbook', () => {
    const code = ['metrics.service.ts', 'state-gauges.ts', '../../office/operation/work-gauges.ts']
      .map((name) => readFileSync(join(ROOT, 'backend/src/platform/metrics', name), 'utf8'))
      .join();
    const alerts = readFileSync(join(ROOT, 'deploy/monitoring/alerts.yml'), 'utf8');
    const page = textOf('docs/operations.md');
    const metrics = found(page, /\b(niyukt_(?!owner|app|spare|postgres)[a-z_]+)/g);
    expect(metrics.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
    expect(found(page, /\b(Niyukt[A-Z]\w+)/g).filter((name) => !alerts.includes(`alert: ${name}\n`))).toEqual([]);
    const every = found(code, /'(niyukt_[a-z_]+)'/g);
    const undocumented = every.filter(
      (name) => !metrics.includes(name) && !/_(http|ready|database|failed_logins)/.test(name),
    );
    expect(undocumented).toEqual([]);
  });

  it('everything that is held about a person', () => {
    const files = readdirSync(join(ROOT, 'backend/src'), { recursive: true, encoding: 'utf8' });
    const held = files
      .filter((file) => file.endsWith('.personal-data.ts'))
      .flatMap((file) => found(readFileSync(join(ROOT, 'backend/src', file), 'utf8'), /^ {2,4}name: '(\w+)'/gm));
    const [, part = ''] = textOf('docs/operations.md').split('## A person asks for their data');
    const rows = found(part.split('\n## ', 1)[0] ?? '', /^\| ((?:`\w+`(?:, )?)+) \|/gm);
    expect(rows.flatMap((row) => found(row, /`(\w+)`/g)).toSorted()).toEqual(held.toSorted());
  });
});
