import type { ReactNode } from 'react';

interface PartProps {
  id: string;
  title: string;
  hint?: string;
  /** How many it has, where it is folded until somebody wants to read it; it prints open. */
  count?: number;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function Part({ id, title, hint, count, children }: PartProps) {
  const heading = (
    <h2 id={id} className={`text-title ${count === undefined ? '' : 'inline'}`}>
      {title}
      {count !== undefined && <span className="font-normal text-muted"> ({count})</span>}
    </h2>
  );
  const said = hint && <p className="max-w-prose text-muted">{hint}</p>;
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-6">
      {count === undefined ? (
        <>
          <div>
            {heading}
            {said}
          </div>
          {children}
        </>
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer content-center rounded-control hover:bg-sunken">
            {heading}
          </summary>
          <div className="grid gap-4">
            {said}
            {children}
          </div>
        </details>
      )}
    </section>
  );
}
