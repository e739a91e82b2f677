/** The name of the product: what the agency is called until it has set a name of its own. */
export const PRODUCT = 'Niyukt';

const listeners = new Set<() => void>();

/** The server writes the name into the page, so that it is there before anything is drawn. */
const inPage = (): HTMLMetaElement | null =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="application-name"]');

/** What people know the agency by. */
export const agencyName = (): string => inPage()?.content || PRODUCT;

/** The agency's logo, and the room that is kept for it. */
export interface AgencyLogo {
  path: string;
  width: number;
  height: number;
}

/** The server writes it into the page, too. */
const logoInPage = (): string =>
  (typeof document !== 'undefined' && document.querySelector<HTMLMetaElement>('meta[name="agency-logo"]')?.content) ||
  '';

/** What stands in the place of the name where people look for it, if there is one. */
export function agencyLogo(): AgencyLogo | undefined {
  const [path, width, height] = logoInPage().split(' ');
  return path ? { path, width: Number(width), height: Number(height) } : undefined;
}

/** Name and logo in one text, which changes with either. */
export const agencyFace = (): string => `${agencyName()} ${logoInPage()}`;

/** From now on this page shows this logo, or the name. */
export function showLogo(logo: AgencyLogo | null): void {
  document.querySelector('meta[name="agency-logo"]')?.remove();
  if (logo) {
    const meta = document.createElement('meta');
    meta.name = 'agency-logo';
    meta.content = `${logo.path} ${logo.width} ${logo.height}`;
    document.head.append(meta);
  }
  for (const listener of listeners) listener();
}

/** From now on this page calls the agency by this name, or by the product's. */
export function callAgency(name: string | null): void {
  inPage()?.setAttribute('content', name ?? PRODUCT);
  for (const listener of listeners) listener();
}

/** @returns what ends the listening */
export function onAgencyFace(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
