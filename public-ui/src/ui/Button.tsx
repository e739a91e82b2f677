import type { ComponentProps, MouseEvent } from 'react';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

const LOOKS: Record<Look, string> = {
  primary:
    'bg-action text-on-action hover:not-disabled:bg-action-hover disabled:bg-line disabled:text-muted disabled:opacity-100!',
  secondary: 'border border-control bg-surface text-ink hover:not-disabled:border-ink',
  quiet: 'text-action underline-offset-4 hover:underline',
  danger: 'border border-danger bg-surface text-danger hover:not-disabled:bg-danger-soft',
};

/** The classes of a button, also for links that look like one. */
export function buttonClass(look: Look, wide = false): string {
  const base =
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4.5 py-2 text-center font-semibold transition-colors disabled:opacity-55 aria-disabled:opacity-55';
  return `${base} ${LOOKS[look]} ${wide ? 'w-full' : ''}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  wide?: boolean;
  /** Its action is running: it ignores clicks and keeps the focus. */
  isBusy?: boolean;
}

/** A button, by default of type `button`. */
export function Button({
  look = 'primary',
  wide = false,
  isBusy = false,
  type = 'button',
  className = '',
  ...rest
}: ButtonProps) {
  const busy = isBusy && { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() };
  return <button type={type} className={`${buttonClass(look, wide)} ${className}`} {...rest} {...busy} />;
}
