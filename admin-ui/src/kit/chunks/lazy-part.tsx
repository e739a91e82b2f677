import { type ComponentType, lazy, type ReactElement, Suspense, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { noAnswerText, whyNoAnswer } from '@niyukt/ui-shared/api/no-answer';
import { inLanguage } from '@niyukt/ui-shared/i18n/languages';
import { t } from '../../texts/console';
import { FailureAlert } from '../page/FailureAlert';

/** In place of what did not come. */
function Missing() {
  const notify = useNotify();
  useEffect(() => notify(t('console.partFailed'), { type: 'error' }), [notify]);
  return null;
}

/**
 * A component in a chunk of its own, which lies over the page or beside what matters: as long as it is on its way there is nothing
 * in its place, unless something is given, and when it does not come, the page stays as it is and says so.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: ReactElement,
): (props: Props) => ReactElement {
  const Lazy = lazy(() => inLanguage(load)) as unknown as ComponentType<Props>;
  return function LazyPart(props) {
    return (
      <ErrorBoundary FallbackComponent={Missing}>
        <Suspense fallback={waiting}>
          <Lazy {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** The same where it has a place of its own, which says that it did not come and tries again; without one, there is nothing. */
export function lazyWithRetry(load: () => Promise<{ default: ComponentType }>, hasPlace: boolean): () => ReactElement {
  const begin = () => lazy(() => inLanguage(load));
  const shown = { Lazy: begin() };
  const Missing = ({ resetErrorBoundary }: FallbackProps) =>
    hasPlace && (
      <FailureAlert
        retry={() => {
          shown.Lazy = begin();
          resetErrorBoundary();
        }}
      >
        {noAnswerText(whyNoAnswer(), 'GET', t('console.placeFailed'))}
      </FailureAlert>
    );
  return function LazyPlace() {
    return (
      <ErrorBoundary FallbackComponent={Missing}>
        <Suspense>
          <shown.Lazy />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
