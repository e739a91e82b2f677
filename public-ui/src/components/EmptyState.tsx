import type { ReactNode } from 'react';

/** An empty list: what that means and what to do next. */
export function EmptyState({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-control px-6 py-14 text-center">
      <svg
        viewBox="0 -7 96 63"
        className="mb-2 w-24 text-control"
        aria-hidden="true"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <path d="M14 46V30a34 34 0 0 1 68 0v16" className="stroke-mark" />
        <path d="M6 50h84M34 46V34M62 46V34M48 46V28" stroke="currentColor" strokeDasharray="4 7" />
      </svg>
      <h2 className="text-lead">{title}</h2>
      <p className="max-w-md text-muted">{hint}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}
