/** A salary among the facts of a drawer: at the right, as in the tables. */
export function Amount({ children }: { children: string }) {
  return <span className="amount">{children}</span>;
}
