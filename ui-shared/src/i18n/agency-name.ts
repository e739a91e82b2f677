/** The name of the product: what the agency is called until it has set a name of its own. */
export const PRODUCT = 'Niyukt';

const listeners = new Set<() => void>();

/** The server writes the name into the page, so that it is there before anything is drawn. */
const inPage = (): HTMLMetaElement | null =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="application-name"]');

/** What people know the agency by. */
export const agencyName = (): string => inPage()?.content || PRODUCT;

/** From now on this page calls the agency by this name, or by the product's. */
export function callAgency(name: string | null): void {
  inPage()?.setAttribute('content', name ?? PRODUCT);
  for (const listener of listeners) listener();
}

/** @returns what ends the listening */
export function onAgencyName(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
