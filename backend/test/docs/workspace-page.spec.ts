import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { declaredCauses } from '../../src/agency/tasks/task-cause.js';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = join(ROOT, 'backend/src');
const SAYS = /<!-- causes -->\n(.*?)\n<!-- end of causes -->/s;

describe('docs/workspace.md', () => {
  it('lists every cause of tasks with its time and its file', async () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const texts = new Map(files.map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')]));
    const declaring = files.filter((file) => texts.get(file)?.includes("taskCause('"));
    for (const file of declaring) await import(join(SOURCES, file));
    const fileOf = (kind: string): string =>
      declaring.find((file) => texts.get(file)?.includes(`taskCause('${kind}'`)) ?? '';
    const rows = declaredCauses().map(
      ({ kind, title, businessDays }) =>
        `| ${title} | ${businessDays} ${businessDays === 1 ? 'business day' : 'business days'} | \`${fileOf(kind)}\` |`,
    );
    const table = ['| what is to be done | due after | declared in |', '|---|---|---|', ...rows].join('\n');
    const [, said] = SAYS.exec(readFileSync(join(ROOT, 'docs/workspace.md'), 'utf8')) ?? [];
    expect(said?.trim()).toBe(table);
  });
});
