/** What a page may load; answers of the API may load nothing. */
const PAGE =
  "default-src 'self'; script-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** The console's component library, Swagger UI and mails style their elements inline; scripts are never inline anywhere. */
const INLINE_STYLES = /^\/(admin-dashboard|docs|dev)(\/|$|\?)/;
const API = /^\/(api|auth|users|jobs|health)\/|^\/docs-json(\/|$|\?)/;

/** The Content-Security-Policy for an address. */
export function contentSecurityPolicy(url: string): string {
  if (API.test(url)) return NOTHING;
  return `${PAGE}; style-src 'self'${INLINE_STYLES.test(url) ? " 'unsafe-inline'" : ''}`;
}
