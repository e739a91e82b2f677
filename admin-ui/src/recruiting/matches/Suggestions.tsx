import { Button, Skeleton, Typography } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { ReactNode } from 'react';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';

interface SuggestionsProps {
  label: string;
  /** What the list says of its order. */
  hint?: string;
  error: unknown;
  retry: () => void;
  /** One for each match; nothing while they are not known. */
  children: readonly ReactNode[] | undefined;
  /** In place of suggestions where there are none. */
  none: ReactNode;
  more: (() => void) | undefined;
}

/** Those that fit best, or why none are shown. */
export function Suggestions({ label, hint = t('match.hint'), error, retry, children, none, more }: SuggestionsProps) {
  if (error) return <FailureAlert retry={retry}>{failureText(error, t('match.peopleFailed'))}</FailureAlert>;
  if (!children) return <Skeleton variant="rounded" height={220} />;
  if (children.length === 0) return none;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {hint}
      </Typography>
      <ol className="suggestions" aria-label={label}>
        {children}
      </ol>
      {more && (
        <Button onClick={more} className="no-print">
          {t('match.more')}
        </Button>
      )}
    </>
  );
}
