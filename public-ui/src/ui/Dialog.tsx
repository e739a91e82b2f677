import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useClosedByBack } from '@niyukt/ui-shared/history/closed-by-back';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { CloseIcon } from './Icon';
import { PageNotices } from './PageNotices';

export interface DialogProps {
  title: string;
  /** Called when the person closes it; the parent removes it, or asks first. */
  onClose: () => void;
  children: ReactNode;
  /** Centered, or a panel at the right edge. */
  shape?: 'middle' | 'side';
  /** Wider, for reading. */
  isWide?: boolean;
  /** Content beside the title. */
  aside?: ReactNode;
  /** Messages above the dialog. */
  banners?: ReactNode;
}

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),[tabindex="0"]';

/** A native modal dialog: focus moves in, stays in, and returns afterwards; Escape, Back and a click on the backdrop call `onClose`. */
export function Dialog({ title, onClose, children, shape = 'middle', isWide = false, aside, banners }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useClosedByBack(onClose);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element && !element.open) element.showModal();
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const size =
    shape === 'side'
      ? 'side-panel ml-auto mr-0 my-0 h-dvh max-h-none w-full max-w-[30rem] rounded-none sm:rounded-l-card'
      : `m-auto w-[calc(100%-1.5rem)] ${isWide ? 'max-w-2xl' : 'max-w-lg'} max-h-[calc(100dvh-1.5rem)] rounded-card`;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // in React the event bubbles to an outer dialog, in browsers it does not
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // browsers close a dialog without `cancel` when Escape is pressed repeatedly
        if (target !== currentTarget || currentTarget.open || !currentTarget.isConnected) return;
        currentTarget.showModal();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Tab') trapFocus(event);
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onClose();
      }}
      className={`${size} overflow-hidden border border-line bg-surface p-0 shadow-[var(--shadow)]`}
    >
      {banners}
      <div className={`flex ${shape === 'side' ? 'h-full' : 'max-h-[calc(100dvh-1.75rem)]'} flex-col`}>
        <header className="flex items-start justify-between gap-3 border-b border-line px-6 py-4">
          <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={titleId} className="text-title" lang={typedLanguage(title)}>
              {title}
            </h2>
            {aside}
          </div>
          <button
            type="button"
            onClick={onClose}
            aria-label={t('action.close')}
            className="no-print -mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
          >
            <CloseIcon />
          </button>
        </header>
        <PageNotices className="shrink-0" />
        <div className="overflow-y-auto px-6 py-5">{children}</div>
      </div>
    </dialog>
  );
}

/** A modal dialog lets Tab reach the browser's own controls; within the page it cycles. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.defaultPrevented) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.offsetParent !== null,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
