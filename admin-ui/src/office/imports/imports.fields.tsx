import '../../texts/candidates';
import type { Import } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { countText, dayInIndia } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { importResultText, STATE_TONES } from './import-words';

export function StateChip({ state }: Pick<Import, 'state'>) {
  return <StatusChip tone={STATE_TONES[state]} label={t(`importState.${state}`)} />;
}

export const IMPORT_FIELDS: readonly Field<Import>[] = [
  { source: 'import_id', label: 'list.number' },
  { source: 'file_name', label: 'import.file', cell: ({ file_name }) => <RecordLink>{file_name}</RecordLink> },
  { source: 'kind', label: 'import.kind', text: ({ kind }) => t(`import.kind.${kind}`) },
  {
    source: 'state',
    label: 'import.state',
    cell: ({ state }) => <StateChip state={state} />,
    csv: ({ state }) => t(`importState.${state}`),
  },
  { source: 'results', label: 'import.result', text: importResultText },
  { source: 'created_by_name', label: 'import.uploadedBy' },
  {
    source: 'created_at',
    label: 'import.uploadedOn',
    cell: ({ created_at }) => <Day at={created_at} />,
    csv: ({ created_at }) => dayInIndia(created_at),
  },
  { source: 'row_count', label: 'activityField.rows', cell: ({ row_count }) => countText(row_count), csv: false },
];
