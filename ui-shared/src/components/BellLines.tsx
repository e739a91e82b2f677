import type { ReactNode } from 'react';
import type { Schemas } from '../api/types';
import { momentInIndia } from '../domain/format';
import { t } from '../i18n/notifications';
import { useNotifications } from '../live/useNotifications';

type Line = Schemas['NotificationDto'];

interface BellLinesProps {
  /** A link to an address of this site. */
  link: (path: string, children: ReactNode) => ReactNode;
  onPreferences: () => void;
}

function Content({ line: { text, is_read, created_at } }: { line: Line }) {
  return (
    <>
      <span className={`bell-dot ${is_read ? '' : 'is-unread'}`} />
      <span className="bell-text">
        {text}
        {!is_read && <span className="sr-only"> ({t('bell.unread')})</span>}
      </span>
      <span className="bell-moment">{momentInIndia(created_at)}</span>
    </>
  );
}

/** What the bell holds, newest first; each line leads to its record, as long as its reader may see it. */
export function BellLines({ link, onPreferences }: BellLinesProps) {
  const { lines, unread, error, retry, more, read } = useNotifications();
  return (
    <>
      <div className="bell-tools">
        {unread > 0 ? (
          <button type="button" onClick={() => void read().catch(retry)}>
            {t('bell.readAll')}
          </button>
        ) : (
          <span />
        )}
        <button type="button" onClick={onPreferences}>
          {t('bell.choose')}
        </button>
      </div>
      {error && !lines && (
        <p role="alert" className="told-alert">
          {t('bell.failed')}{' '}
          <button type="button" className="bell-more" onClick={retry}>
            {t('action.tryAgain')}
          </button>
        </p>
      )}
      {!lines && !error && <p role="status">{t('generic.loading')}</p>}
      {lines?.length === 0 && (
        <>
          <p>{t('bell.none')}</p>
          <p className="told-note">{t('bell.noneHint')}</p>
        </>
      )}
      {lines && lines.length > 0 && (
        <ul className="bell-lines" aria-label={t('bell.title')}>
          {lines.map((line) => (
            <li key={line.id} className="bell-line">
              {line.path ? link(line.path, <Content line={line} />) : <div>{<Content line={line} />}</div>}
            </li>
          ))}
        </ul>
      )}
      {more && (
        <button type="button" className="bell-more" onClick={more}>
          {t('bell.more')}
        </button>
      )}
    </>
  );
}
