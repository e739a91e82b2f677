import type { Page } from '../kit/resource/page';

// not through `resources.ts`: strangers are not to wait for the whole console
const PAGES = Object.values(
  import.meta.glob<Record<string, Page>>(['../*/pages.ts', '!../app/**'], { eager: true, import: 'pages' }),
).flatMap((pages) => Object.values(pages));

/** The page at an address of the console; none at an address that is no section. */
export function pageAt(pathname: string): Page | undefined {
  const [, , name = ''] = pathname.split('/');
  return PAGES.find(({ path }) => path === `/${name}`);
}
