import { Typography } from '@mui/material';
import { useId } from 'react';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { ContactText } from '../../kit/records/Contact';
import { t } from '../../texts/console';
import {
  type Choices,
  COMPARED,
  type Compared,
  type ComparedField,
  type DuplicateKind,
  type Side,
} from './compared-fields';
import './duplicates.css';

interface ComparisonProps {
  kind: DuplicateKind;
  records: readonly [Compared, Compared];
  winner: Compared;
  onWinner: (record: Compared) => void;
  choices: Choices;
  onChoose: (fields: readonly string[], side: Side) => void;
}

interface ValueProps {
  record: Compared;
  field: ComparedField;
}

function Value({ record, field: { fields, isWhole } }: ValueProps) {
  if (isWhole) return t('merge.ofRecord', { name: record.name, id: String(record.id) });
  const value = record.values[fields[0] ?? ''];
  if (value) return <ContactText text={value} />;
  return <span className="compared-nothing">{t('merge.empty')}</span>;
}

/** One field of both: the same value is said, another one is chosen. */
function FieldRow({
  field,
  records,
  winner,
  choices,
  onChoose,
}: Omit<ComparisonProps, 'kind' | 'onWinner'> & { field: ComparedField }) {
  const group = useId();
  const [name = ''] = field.fields;
  const [first, second] = records;
  const isSame = !field.isWhole && (first.values[name] ?? '') === (second.values[name] ?? '');
  const label = t(field.label);
  const sideOf = (record: Compared): Side => (record === winner ? 'winner' : 'loser');
  return (
    <tr className={isSame ? undefined : 'compared-differs'}>
      <th scope="row">
        {label}
        {!isSame && <span className="sr-only">{`, ${t('merge.differs')}`}</span>}
        {!isSame && field.isJoinable && first.values[name] && second.values[name] && (
          <label className="compared-choice">
            <input
              type="radio"
              name={group}
              aria-label={`${t('merge.choice', { field: label })}: ${t('merge.both')}`}
              checked={choices[name] === 'both'}
              onChange={() => onChoose(field.fields, 'both')}
            />
            <span>{t('merge.both')}</span>
          </label>
        )}
      </th>
      {records.map((record) => (
        <td key={record.id}>
          {isSame ? (
            <Value record={record} field={field} />
          ) : (
            <label className="compared-choice">
              <input
                type="radio"
                name={group}
                aria-label={`${t('merge.choice', { field: label })}: ${t('merge.record', { id: String(record.id) })}`}
                checked={(choices[name] ?? 'winner') === sideOf(record)}
                onChange={() => onChoose(field.fields, sideOf(record))}
              />
              <span>
                <Value record={record} field={field} />
              </span>
            </label>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Two records side by side, what differs marked, with a choice for each field and for the record that stays. */
export function Comparison({ kind, records, winner, onWinner, choices, onChoose }: ComparisonProps) {
  const winnerGroup = useId();
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('merge.compareHint')}
      </Typography>
      <table className="compared">
        <caption className="sr-only">{t('merge.compare')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('merge.field')}</th>
            {records.map((record) => (
              <th key={record.id} scope="col" className={record === winner ? 'compared-kept' : undefined}>
                <span className="compared-name">{record.name}</span>
                <span className="compared-since">
                  {t('merge.record', { id: String(record.id) })},{' '}
                  {t('merge.added', { day: dayInIndia(record.addedOn) })}
                </span>
                <label className="compared-choice">
                  <input
                    type="radio"
                    name={winnerGroup}
                    aria-label={`${t('merge.keep')}: ${t('merge.record', { id: String(record.id) })}`}
                    checked={record === winner}
                    onChange={() => onWinner(record)}
                  />
                  <span>{t('merge.keep')}</span>
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARED[kind].map((field) => (
            <FieldRow
              key={field.label}
              field={field}
              records={records}
              winner={winner}
              choices={choices}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
