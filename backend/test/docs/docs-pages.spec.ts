import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { placesOfRules, rulesInCodePage } from '../../src/app/rules-in-code.js';
import { routeRows } from '../support/route-table.js';

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
/** A file of code without its ending: `records/DetailDrawer`. */
const CODE = /`((?:[\w-]+\/)+[\w-]+)`/g;
const LINK = /\]\(([^)\s]+)\)/g;
const WRITTEN_BY_BENCH = /<!-- written by npm run bench -->.*<!-- end of what npm run bench wrote -->/s;

const pages = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const TEST_FILE = /`((?:test|deep|release|e2e|admin-ui)\/[\w/.-]+\.(?:spec|test)\.ts)`/g;
const items = [...page.matchAll(/^- \*\*R(\d+)\*\* (.*(?:\n {2}.*)*)/gm)].map(([, id, text = '']) => ({
  id: Number(id),
  text,
  files: [...text.matchAll(TEST_FILE)].map(([, file = '']) =>
    join(ROOT, /^(test|deep|release)\//.test(file) ? 'backend' : '', file),
  ),
}));

describe('docs/security.md', () => {
  it('has an item for each requirement, in order', () => {
    const ids = items.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
    expect(ids.slice(0, 62)).toEqual(Array.from({ length: 62 }, (_, index) => index + 1));
  });

  it.each(items)(
    'names for requirement $id tests that carry its id, or says why there is none',
    ({ id, files, text }) => {
      if (!files.length) expect(text).toMatch(/Not tested: .{20,}/);
      for (const file of files) {
        expect(existsSync(file)).toBe(true);
        expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\bR${id}\\b`));
      }
    },
  );
});

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

it.each(['docs/architecture.md', 'docs/console.md'])('%s names code that exists', (page) => {
  const rooms = readdirSync(join(ROOT, 'admin-ui/src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const starts = [
    ...STARTS,
    ...rooms.map(({ name }) => join('admin-ui/src', name)),
    'admin-ui/src/recruiting/interviews',
  ];
  const isThere = (path: string): boolean =>
    starts.some((start) => ['', '.ts', '.tsx'].some((ending) => existsSync(join(ROOT, start, path + ending))));
  expect(found(textOf(page), CODE).filter((path) => !isThere(path))).toEqual([]);
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

const SOURCES = join(import.meta.dirname, '../../src');
const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/flows.md'), 'utf8');

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));

/** Every match of a pattern in the sources: file and the parts in brackets. */
const inSources = (pattern: RegExp): string[][] =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => [file, ...match.slice(1)]));

const EVENTS = inSources(/const (\w+) = transactionEvent<\w+>\(\s*'([\w.]+)'/g);

describe('docs/flows.md: run `npm run contract` when it is not what the sources say', () => {
  it('has a section of every event that is declared, and of no other', () => {
    const sections = [...PAGE.matchAll(/^### `([\w.]+)`/gm)].map(([, name]) => name);
    expect(sections).toEqual(EVENTS.map(([, , name]) => name).sort());
  });

  it.each(inSources(/@Reacts\((\w+), \{ order: (\d+) \}\)\s+async (\w+)\(/g))(
    'lists that %s reacts to %s as number %s, by %s',
    (file, constant, order, method) => {
      const [, , event = ''] = EVENTS.find(([, name]) => name === constant) ?? [];
      const section = PAGE.split(`### \`${event}\``)[1]?.split('\n##')[0] ?? '';
      expect(section).toMatch(new RegExp(`^\\| ${order} \\| \`\\w+\\.${method}\` \\| \`${file}\` \\|$`, 'm'));
    },
  );

  it('lists as many reactions as there are', () => {
    expect(PAGE.match(/^\| \d+ \| `/gm)).toHaveLength(inSources(/@Reacts\(/g).length - inSources(/'@Reacts\(/g).length);
  });

  it('says of every mail who queues it', () => {
    const mails = inSources(/mailTemplate\b[^']*?\(\s*'([\w-]+)'/g).map(([, name]) => name);
    const rows = [...PAGE.matchAll(/^\| `([\w-]+)` \| (`.+`) \|$/gm)].map(([, name]) => name);
    expect(rows).toEqual(mails.sort());
  });
});

describe('docs/routes.md', () => {
  it.each(routeRows())('names the controller of $method $path', ({ file }) => {
    expect(readFileSync(join(SOURCES, file), 'utf8')).toContain('@Controller(');
  });
});

describe('docs/rules.md', () => {
  const page = readFileSync(join(ROOT, 'docs/rules.md'), 'utf8');
  const anchors = [...page.matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, id = '']) => id);
  const sections = [...page.matchAll(/^## (.*)$/gm)].map(([, name = '']) =>
    name
      .toLowerCase()
      .replace(/[^\w ]/g, '')
      .replaceAll(' ', '-'),
  );

  it('names each rule once', () => {
    expect(anchors.length).toBeGreaterThan(40);
    expect(anchors).toEqual([...new Set(anchors)]);
  });

  it('has every rule that code, tests and pages point to', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md'], { cwd: ROOT, encoding: 'utf8' });
    const pointers = files
      .trim()
      .split('\n')
      .filter((file) => file !== 'backend/test/docs/docs-pages.spec.ts')
      .flatMap((file) =>
        [...readFileSync(join(ROOT, file), 'utf8').matchAll(/rules\.md#([\w-]+)/g)].map(([, id = '']) => ({
          file,
          id,
        })),
      );
    expect(pointers.length).toBeGreaterThan(1);
    expect(pointers.filter(({ id }) => !anchors.includes(id) && !sections.includes(id))).toEqual([]);
  });

  it('has no rule that no code names', () => {
    expect(placesOfRules(ROOT).filter(({ files }) => !files.length)).toEqual([]);
  });

  it('is listed with its files in docs/rules-in-code.md: run `npm run contract`', () => {
    expect(readFileSync(join(ROOT, 'docs/rules-in-code.md'), 'utf8')).toBe(rulesInCodePage(ROOT));
  });
});
