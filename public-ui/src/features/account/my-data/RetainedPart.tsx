import type { OwnData } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/my-data';
import { hasText, translate } from '@niyukt/ui-shared/i18n/translate';
import { standaloneLink } from '../../../lib/link';
import { Part } from './Part';

/** What is kept, by kind, with how many of it and the newest one. */
export function RetainedPart({ kept: retained }: Pick<OwnData, 'kept'>) {
  return (
    <Part id="kept" title={t('myData.kept')} hint={t('myData.keptHint')} count={retained.length}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {retained.map(({ kind, count, latest_at }) => (
          <li key={kind} className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-3">
            <p>
              {labelOf('kind', kind)} <span className="text-muted">({count})</span>
            </p>
            {latest_at && <p className="text-small text-muted">{t('myData.latest', { day: dayInIndia(latest_at) })}</p>}
          </li>
        ))}
      </ul>
      <a href="/privacy" target="_blank" rel="noopener" className={standaloneLink}>
        {t('privacy.link')}
      </a>
    </Part>
  );
}

/** A kind or a field in words; one that a newer server has, as it is. */
export function labelOf(what: 'kind' | 'how' | 'field', name: string): string {
  const key = `myData.${what}.${name}`;
  return hasText(key) ? translate(key) : name.replaceAll('_', ' ');
}
