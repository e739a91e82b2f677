import type { ReactNode } from 'react';

/** What every field of a form has. */
export interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Adds "optional" to the label. */
  isOptional?: boolean;
}

/** Connects a control with its hint and error for screen readers. */
export function describedBy(id: string, { error, hint }: Pick<FieldProps, 'error' | 'hint'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

export const controlClass =
  'w-full min-h-11 scroll-mt-[3.5em] rounded-control border border-control bg-surface px-3.5 py-2 text-ink max-sm:text-[1rem] placeholder:text-muted [&:is(input,textarea):read-only]:bg-sunken disabled:bg-sunken aria-invalid:border-danger aria-invalid:border-2';
