import type { RaRecord } from 'react-admin';
import type { Ranking } from '../../platform/records/RecordPicker';
import { MatchChoice } from './MatchChoice';
import './matches.css';

/**
 * Offers in a picker those that fit best, with the reason. Who is connected already is shown and cannot be chosen.
 * @param path of the matches, below `/api/admin`
 */
export const rankingBy = (path: string, nameOf: (record: RaRecord) => string): Ranking => ({
  path,
  choice: (record) => <MatchChoice record={record} name={nameOf(record)} />,
  isDisabled: ({ connection }) => Boolean(connection),
});
