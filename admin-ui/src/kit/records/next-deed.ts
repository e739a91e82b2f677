/** What is to happen in a drawer as soon as it is open. */
export type Deed = 'issue' | 'reverse';

let wanted: Deed | undefined;

/** Said before the drawer is opened; the address cannot say it, because the list behind writes its filters there. */
export function want(deed: Deed | undefined): void {
  wanted = deed;
}

/** Whether that is wanted here; it is answered once. */
export function takeWanted(deed: Deed): boolean {
  const isWanted = wanted === deed;
  if (isWanted) wanted = undefined;
  return isWanted;
}
