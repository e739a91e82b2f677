import type { ReactNode } from 'react';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { Button } from './Button';

/** An empty doorway, a magnifying glass that finds nothing, and a shut doorway. The second path of each is dashed. */
const DRAWINGS = {
  nothing: ['M14 46V30a34 34 0 0 1 68 0v16', 'M6 50h84M34 46V34M62 46V34M48 46V28'],
  noMatch: ['M62 34 82 52', 'M16 20a26 26 0 1 0 52 0a26 26 0 1 0-52 0M30 20h24'],
  failed: ['M14 46V30a34 34 0 0 1 68 0v16M38 22l20 20M58 22 38 42', 'M6 50h84'],
} as const;

interface EmptyStateProps {
  /** Nothing is there yet, nothing was found, or nothing could be loaded. */
  kind: keyof typeof DRAWINGS;
  title: string;
  hint: string;
  children?: ReactNode;
}

/** An empty list: what that means and what to do next. */
export function EmptyState({ kind, title, hint, children }: EmptyStateProps) {
  const [solid, dashed] = DRAWINGS[kind];
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-control px-6 py-14 text-center">
      <svg
        viewBox="0 -8 96 64"
        className="mb-2 w-24 text-control"
        aria-hidden="true"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <path d={solid} className={kind === 'failed' ? 'stroke-danger' : 'stroke-mark'} />
        <path d={dashed} stroke="currentColor" strokeDasharray="4 7" />
      </svg>
      <h2 className="text-lead">{title}</h2>
      <p className="max-w-md text-muted">{hint}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}

interface FailedStateProps extends Pick<EmptyStateProps, 'title' | 'hint'> {
  onRetry: () => unknown;
}

/** In place of what could not be loaded, with the button that tries again. */
export function FailedState({ onRetry, ...words }: FailedStateProps) {
  return (
    <EmptyState kind="failed" {...words}>
      <Button look="secondary" onClick={() => void onRetry()}>
        {t('action.tryAgain')}
      </Button>
    </EmptyState>
  );
}
