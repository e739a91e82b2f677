import { useState } from 'react';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { RowLink } from '../../kit/lists/RowLink';
import { NotYet } from '../../kit/page/NotYet';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import { addressOfSearch, filterOfQuery } from './people-filter';
import type { SavedSearch } from './types';
import { useSavedSearches } from './useSavedSearches';

const SaveSearchDialog = lazyPart(() => import('./SaveSearchDialog'));

const EDIT =
  'M3 17.25V21h3.75L17.81 9.94l-3.75-3.75zM20.71 7.04a1 1 0 0 0 0-1.41l-2.34-2.34a1 1 0 0 0-1.41 0l-1.83 1.83 3.75 3.75z';
const DELETE = 'M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6zM8 9h8v10H8zm7.5-5-1-1h-5l-1 1H5v2h14V4z';

function RowButton({ label, path, onClick }: RowButtonProps) {
  return (
    <button type="button" className="row-button" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

interface RowButtonProps {
  label: string;
  path: string;
  onClick: () => void;
}

/** Who sees a search, and whether it mails. */
const notesOf = ({ shared, daily_mail, mine, owner_name }: SavedSearch): string =>
  [
    mine ? shared && t('saved.isShared') : t('saved.isSharedBy', { name: owner_name }),
    mine && daily_mail && t('saved.isMailed'),
  ]
    .filter(Boolean)
    .join(' · ');

/** The saved searches: each can be used, and one's own renamed, shared, mailed and deleted. */
export function SavedSearches({ onUse }: { onUse?: () => void }) {
  const { searches, error, retry, remove } = useSavedSearches();
  const [edited, setEdited] = useState<SavedSearch>();
  const { start } = useCall();
  const deleteSearch = (search: SavedSearch): void =>
    start(
      {
        ask: {
          title: t('saved.deleteTitle'),
          text: t('saved.deleteConfirm', { name: search.name }),
          ...(search.shared && { details: [t('saved.deleteConfirmShared')] }),
          confirmLabel: t('delete.action'),
          isDanger: true,
        },
        failed: t('saved.deleteFailed'),
        done: t('saved.deleted'),
      },
      () => remove(search),
    );
  // a form that is filled in outlives a failed reading
  if (!searches) return <NotYet error={error} retry={retry} failed={t('saved.loadFailed')} height={96} />;
  if (searches.length === 0) return <p className="found-fields">{t('saved.none')}</p>;
  return (
    <>
      <ul className="saved-searches">
        {searches.map((search) => (
          <li key={search.search_id}>
            <div>
              <RowLink to={addressOfSearch(filterOfQuery(search.query))} onClick={onUse}>
                {search.name}
              </RowLink>
              <span className="found-fields">{notesOf(search)}</span>
            </div>
            {search.mine && (
              <span className="saved-buttons">
                <RowButton
                  label={t('saved.editOf', { name: search.name })}
                  path={EDIT}
                  onClick={() => setEdited(search)}
                />
                <RowButton
                  label={t('saved.deleteOf', { name: search.name })}
                  path={DELETE}
                  onClick={() => deleteSearch(search)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {edited && <SaveSearchDialog query={edited.query} edited={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
