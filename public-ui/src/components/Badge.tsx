import type { ReactNode } from 'react';

/** A dot and a word; `colors` are the classes of its tone. */
export function Badge({ colors, children }: { colors: string; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-chip px-2 py-0.5 text-small font-semibold ${colors}`}>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}
