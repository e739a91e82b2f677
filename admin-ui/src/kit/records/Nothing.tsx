import type { ReactNode } from 'react';
import { t } from '../../texts/console';

/** In place of a value that is not known: a dash to the eye. */
export function Nothing() {
  return (
    <span className="nothing">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('generic.notSpecified')}</span>
    </span>
  );
}

/** A value, or the dash for none. */
export const orNothing = (value: ReactNode): ReactNode =>
  value === null || value === undefined || value === false || value === '' ? <Nothing /> : value;
