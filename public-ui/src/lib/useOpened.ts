import { useLocation, useNavigate } from 'react-router';
import { DIALOG_ENTRY, leaveEntry } from '@niyukt/ui-shared/history/closed-by-back';
import { useBanner } from './useBanner';

const NAME = 'open';

export interface Opened {
  isOpen: (kind: string) => boolean;
  /** The one of these rows whose dialog of this kind is open. */
  find: <Row>(kind: string, rows: readonly Row[] | undefined, keyOf: (row: Row) => number) => Row | undefined;
  open: (kind: string, key?: number) => void;
  close: () => void;
  /** Closes it, and says what was done. */
  done: (text: string) => void;
}

/** The dialog over the page, as the address has it: `?open=details-12`. Back closes it, a reload keeps it. */
export function useOpened(): Opened {
  const navigate = useNavigate();
  const { succeed } = useBanner();
  const { pathname, search, hash } = useLocation();
  const opened = new URLSearchParams(search).get(NAME) ?? '';
  const withOpen = (what: string) => {
    const query = new URLSearchParams(search);
    query.delete(NAME);
    if (what) query.set(NAME, what);
    return { pathname, search: query.toString(), hash };
  };
  const leave = (then: () => void): void =>
    leaveEntry(() => {
      void navigate(withOpen(''), { replace: true });
      then();
    });
  return {
    isOpen: (kind) => opened === kind,
    find: (kind, rows, keyOf) => rows?.find((row) => opened === `${kind}-${keyOf(row)}`),
    open: (kind, key) => void navigate(withOpen(key === undefined ? kind : `${kind}-${key}`), { state: DIALOG_ENTRY }),
    close: () => leave(() => undefined),
    done: (text) => leave(() => succeed(text)),
  };
}
