import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SHEETS = ['admin-ui', 'public-ui', 'ui-shared'].flatMap((part) =>
  readdirSync(`${part}/src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${part}/src/${path}`),
);
const STATE = /^\.(is|has)-/;

const withoutComments = (css: string): string =>
  css
    .split('*/')
    .map((part) => part.split('/*')[0])
    .join('');

/** Text before each `{`, past the end of the rule or the declaration before it. */
const headsOf = (css: string): string[] =>
  withoutComments(css)
    .split('{')
    .slice(0, -1)
    .map((text) => text.slice(Math.max(text.lastIndexOf('}'), text.lastIndexOf(';')) + 1));

/** The selectors of a head; commas within brackets divide none. */
function selectorsOf(head: string): string[] {
  let depth = 0;
  const selectors = [''];
  for (const letter of head) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) selectors.push('');
    else selectors.push((selectors.pop() ?? '') + letter);
  }
  return selectors.map((selector) => selector.trim());
}

/** Selectors that style a state, like `.is-busy`, of whatever has it: no class before it says of which component. */
const bareStates = (css: string): string[] =>
  headsOf(css)
    .flatMap(selectorsOf)
    .filter((selector) => STATE.test(/\.[a-z][\w-]*/i.exec(selector)?.[0] ?? ''));

it('a state is styled together with the component that has it: elsewhere the same word means something else', () => {
  expect(
    bareStates(`/* .is-said { */ .is-busy { color: red } .icon.is-busy, a:not(.b, .c) .is-old { color: red }
      @media print { .is-seen, .row { color: red; .is-nested { color: red } } }`),
  ).toEqual(['.is-busy', '.is-seen', '.is-nested']);
  expect(SHEETS.length).toBeGreaterThan(20);
  expect(SHEETS.flatMap((sheet) => bareStates(readFileSync(sheet, 'utf8')).map((head) => `${sheet}: ${head}`))).toEqual(
    [],
  );
});
