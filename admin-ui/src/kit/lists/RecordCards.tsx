import type { ReactNode } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  useGetRecordRepresentation,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { t } from '../../texts/console';
import { useCommand } from '../commands/useCommand';
import { nameText } from './name-text';

interface RecordCardsProps<R extends RaRecord> {
  records: readonly R[];
  card: (record: R) => ReactNode;
  /** A tap selects instead of opening. */
  isSelecting?: boolean;
}

function CardCheckbox({ record }: { record: RaRecord }) {
  const { selectedIds, onToggleItem } = useListContext();
  const nameOf = useGetRecordRepresentation(useResourceContext() ?? '');
  const checkbox = useCommand<HTMLInputElement>('x', () => onToggleItem(record.id));
  return (
    <label className="card-checkbox">
      <input
        ref={checkbox}
        type="checkbox"
        className="row-checkbox"
        checked={selectedIds.includes(record.id)}
        onChange={() => onToggleItem(record.id)}
        aria-label={t('list.select', { name: nameText(nameOf(record)) })}
      />
    </label>
  );
}

/** A list on a phone: one card for each record. The link in a card reaches over all of it, and leaves out its buttons. */
export function RecordCards<R extends RaRecord>({ records, card, isSelecting = false }: RecordCardsProps<R>) {
  return (
    <ul className={`record-cards ${isSelecting ? 'is-selecting' : ''}`}>
      {records.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <li className="record-card">
            {isSelecting && <CardCheckbox record={record} />}
            {card(record)}
          </li>
        </RecordContextProvider>
      ))}
    </ul>
  );
}
