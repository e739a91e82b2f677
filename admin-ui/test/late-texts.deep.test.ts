import { expect, it, vi } from 'vitest';

const early = vi.hoisted((): string[] => []);

vi.mock(import('@niyukt/ui-shared/i18n/translate'), async (load) => {
  const note = (key: string): string => {
    early.push(key);
    return key;
  };
  return { ...(await load()), t: note as never, translate: note };
});

const modules = import.meta.glob([
  '../src/**/*.{ts,tsx}',
  '../../public-ui/src/**/*.{ts,tsx}',
  '../../ui-shared/src/**/*.ts',
  '!../../**/main.tsx',
  '!../../**/*.d.ts',
]);

it('no module looks a text up while it loads: the language may change afterwards', async () => {
  // the console's resources register before anything asks for them
  await import('../src/app/resources');
  for (const load of Object.values(modules)) await load();
  expect(early).toEqual([]);
});
