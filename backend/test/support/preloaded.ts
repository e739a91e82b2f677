/** The `NODE_OPTIONS` of a product process that runs this code before its own, to be disturbed from outside. */
export function preloaded(code: string): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
