import { useEffect, useRef } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { MAX_SEARCH_LENGTH } from '@niyukt/ui-shared/api/form-rules';
import { t } from '../../texts/console';
import { DEBOUNCE_MILLISECONDS } from './filters';

/**
 * The search over the fields that a list shows. react-admin's brings a form library along, and a list is there before it.
 * @param hasFocus as soon as it is there: the page is for searching
 */
export function SearchField({ label, hasFocus = false }: { label: string; hasFocus?: boolean }) {
  const { filterValues, setFilters } = useListContext();
  const { q: query = '', ...others } = filterValues as Readonly<Record<string, string>>;
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(query);
  const timer = useRef(0);

  const send = useEvent((): void => {
    const text = input.current?.value ?? '';
    timer.current = 0;
    sent.current = text;
    setFilters({ ...others, ...(text && { q: text }) });
  });
  const sendSoon = (): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(send, DEBOUNCE_MILLISECONDS);
  };
  const clear = (): void => {
    if (!input.current) return;
    window.clearTimeout(timer.current);
    input.current.value = '';
    input.current.focus();
    send();
  };

  // cleared, gone back or chosen elsewhere
  useEffect(() => {
    if (query === sent.current || timer.current || !input.current) return;
    sent.current = query;
    input.current.value = query;
  }, [query]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  return (
    <div className="search-field">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M15.5 14h-.79l-.28-.27A6.47 6.47 0 0 0 16 9.5 6.5 6.5 0 1 0 9.5 16c1.61 0 3.09-.59 4.23-1.57l.27.28v.79l5 4.99L20.49 19zm-6 0C7.01 14 5 11.99 5 9.5S7.01 5 9.5 5 14 7.01 14 9.5 11.99 14 9.5 14" />
      </svg>
      <input
        ref={input}
        name="q"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={query}
        placeholder={label}
        aria-label={label}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={sendSoon}
      />
      <button type="button" aria-label={t('list.clearSearch')} onClick={clear}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z" />
        </svg>
      </button>
    </div>
  );
}
