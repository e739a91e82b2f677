import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCES = join(import.meta.dirname, '../../src');
const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/flows.md'), 'utf8');

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));

/** Every match of a pattern in the sources: file and the parts in brackets. */
const found = (pattern: RegExp): string[][] =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => [file, ...match.slice(1)]));

const EVENTS = found(/const (\w+) = transactionEvent<\w+>\(\s*'([\w.]+)'/g);

describe('docs/flows.md: run `npm run contract` when it is not what the sources say', () => {
  it('has a section of every event that is declared, and of no other', () => {
    const sections = [...PAGE.matchAll(/^### `([\w.]+)`/gm)].map(([, name]) => name);
    expect(sections).toEqual(EVENTS.map(([, , name]) => name).sort());
  });

  it.each(found(/@Reacts\((\w+), \{ order: (\d+) \}\)\s+async (\w+)\(/g))(
    'lists that %s reacts to %s as number %s, by %s',
    (file, constant, order, method) => {
      const [, , event = ''] = EVENTS.find(([, name]) => name === constant) ?? [];
      const section = PAGE.split(`### \`${event}\``)[1]?.split('\n##')[0] ?? '';
      expect(section).toMatch(new RegExp(`^\\| ${order} \\| \`\\w+\\.${method}\` \\| \`${file}\` \\|$`, 'm'));
    },
  );

  it('lists as many reactions as there are', () => {
    expect(PAGE.match(/^\| \d+ \| `/gm)).toHaveLength(found(/@Reacts\(/g).length - found(/'@Reacts\(/g).length);
  });

  it('says of every mail who queues it', () => {
    const mails = found(/mailTemplate\b[^']*?\(\s*'([\w-]+)'/g).map(([, name]) => name);
    const rows = [...PAGE.matchAll(/^\| `([\w-]+)` \| (`.+`) \|$/gm)].map(([, name]) => name);
    expect(rows).toEqual(mails.sort());
  });
});
