import type { ReactNode } from 'react';

interface PartProps {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function Part({ id, title, hint, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-6">
      <div>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {hint && <p className="max-w-prose text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
