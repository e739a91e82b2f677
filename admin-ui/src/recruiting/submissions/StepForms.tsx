import '../../texts/submissions';
import { useRefresh } from 'react-admin';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { FailedForm } from '../../kit/records/FailedForm';
import type { FormOfRecord } from '../../kit/resource/resource';
import { t } from '../../texts/console';
import DecideKnown from './DecideKnown';
import NoteAnswer from './NoteAnswer';
import NoteConsent from './NoteConsent';
import SubmitDialog from './SubmitDialog';
import { useAnswers } from './useAnswers';
import { useKeptRead } from './useKeptRead';

/** Shows the person of a connection to its company. */
export function ShowToCompany({ record, onClose }: FormOfRecord) {
  const connection = record as Connection;
  const { id, share, reveal, placement_status } = connection;
  const refresh = useRefresh();
  const {
    data: sheet,
    error,
    retry,
  } = useKeptRead(
    ['sheet', id, share, reveal, placement_status],
    (dataProvider) => dataProvider.getSheet(id),
    (answer) => 'version' in answer,
  );
  if (sheet) return <SubmitDialog connection={connection} sheet={sheet} onDone={refresh} onClose={onClose} />;
  return (
    <FailedForm title={t('submit.action')} error={error} text={t('sheet.failed')} retry={retry} onClose={onClose} />
  );
}

export function ConsentOfPerson({ record, onClose }: FormOfRecord) {
  return <NoteConsent person={(record as Connection).employee_id} onClose={onClose} />;
}

export function AnswerOfCompany({ record, onClose }: FormOfRecord) {
  return <NoteAnswer id={record.id} onClose={onClose} />;
}

export function KnownBefore({ record, onClose }: FormOfRecord) {
  const { data, error, retry } = useAnswers(record as Connection);
  const claim = data?.known.find(({ state }) => state === 'open');
  if (claim) return <DecideKnown id={record.id} claim={claim} onClose={onClose} />;
  return (
    <FailedForm title={t('known.decide')} error={error} text={t('answers.failed')} retry={retry} onClose={onClose} />
  );
}
