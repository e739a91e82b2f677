import '../../texts/privacy';
import type { Breach } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../../kit/lists/RecordLink';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { BreachChip } from './BreachChip';

export const BREACH_FIELDS: readonly Field<Breach>[] = [
  {
    source: 'id',
    label: 'breach.number',
    cell: ({ id }) => <RecordLink>{t('breach.numbered', { number: id })}</RecordLink>,
  },
  { source: 'what', label: 'breach.what' },
  { source: 'aware_at', label: 'breach.aware', text: ({ aware_at }) => momentInIndia(aware_at) },
  { source: 'people', label: 'breach.people' },
  {
    source: 'state',
    label: 'breach.state',
    cell: (breach) => <BreachChip breach={breach} />,
    csv: ({ state }) => t(`breach.state.${state}`),
  },
];
