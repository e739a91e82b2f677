import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { NotYet } from '../../kit/page/NotYet';
import { t } from '../../texts/console';

interface SuggestionsProps {
  label: string;
  error: unknown;
  retry: () => void;
  /** One for each match; nothing while they are not known. */
  children: readonly ReactNode[] | undefined;
  /** In place of suggestions where there are none. */
  none: ReactNode;
  more: (() => void) | undefined;
  /** Below them, beside what shows more. */
  tools?: ReactNode;
}

/** As tall as the suggestions that are there at first, so that nothing moves when they come. */
const AT_REST_HEIGHT = 228;

/** Those that fit best, or why none are shown. */
export function Suggestions({ label, error, retry, children, none, more, tools }: SuggestionsProps) {
  if (error || !children)
    return <NotYet error={error} retry={retry} failed={t('match.peopleFailed')} height={AT_REST_HEIGHT} />;
  return (
    <>
      {children.length === 0 ? (
        none
      ) : (
        <ol className="suggestions" aria-label={label}>
          {children}
        </ol>
      )}
      {(more ?? tools) && (
        <div className="suggestion-tools no-print">
          {more && (
            <Button size="small" onClick={more} sx={{ ml: '-5px' }}>
              {t('match.more')}
            </Button>
          )}
          {tools}
        </div>
      )}
    </>
  );
}
