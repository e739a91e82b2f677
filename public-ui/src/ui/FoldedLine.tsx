import type { ReactNode } from 'react';

interface FoldedLineProps {
  name: string;
  /** What is said beside the name; empty ones are left out. */
  facts: readonly (string | null)[];
  /** What stands at its end. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A record of which nothing is waited for, as a line that opens. */
export function FoldedLine({ name, facts, mark, children }: FoldedLineProps) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center rounded-control px-2 hover:bg-sunken">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-small text-muted">{facts.filter(Boolean).join(' · ')}</span> {mark}
      </summary>
      <div className="mt-2 mb-4 max-w-2xl">{children}</div>
    </details>
  );
}
