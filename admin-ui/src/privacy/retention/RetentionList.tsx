import '../../texts/privacy';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { InactivePerson } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { retentionLook } from '@niyukt/ui-shared/theme/status-look';
import { isSuperAdmin } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { Day } from '../../kit/records/Day';
import { linkTo } from '../../kit/records/LinkToRecord';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import type { RetentionProvider } from './calls';

const HeldRecordsDialog = lazyPart(() => import('./HeldRecordsDialog'));

const STATES = ['soon', 'told', 'last_call', 'due'] as const satisfies readonly InactivePerson['state'][];

const chip = ({ state }: InactivePerson) => (
  <StatusChip {...retentionLook(state)} label={t(`retention.state.${state}`)} />
);

const FIELDS: readonly Field<InactivePerson>[] = [
  {
    source: 'full_name',
    label: 'kindTitle.inactive',
    cell: ({ employee_id, full_name }) => linkTo('employees', employee_id, full_name),
  },
  { source: 'email', label: 'email.label' },
  { source: 'last_seen_at', label: 'retention.seen', cell: ({ last_seen_at }) => <Day at={last_seen_at} /> },
  { source: 'erased_from', label: 'retention.from', cell: ({ erased_from }) => <Day at={erased_from} /> },
  { source: 'state', label: 'retention.state', cell: chip, csv: ({ state }) => t(`retention.state.${state}`) },
];

const FILTERS = [
  <ChoiceFilter
    key="state"
    source="state"
    label="retention.state"
    choices={() => STATES.map((state) => ({ id: state, name: t(`retention.state.${state}`) }))}
  />,
];

const personCard = (person: InactivePerson) => (
  <CardText
    name={person.full_name}
    status={chip(person)}
    lines={[[person.email], [`${t('retention.from')} ${dayInIndia(person.erased_from)}`]]}
  />
);

/** Who is due when, and how many are how far. */
function Counts() {
  const dataProvider = useDataProvider<RetentionProvider>();
  const { data, isError } = useQuery({
    queryKey: ['retention', 'counts'],
    queryFn: () => dataProvider.getRetentionCounts(),
  });
  return (
    <Box sx={{ my: 2 }}>
      <Typography sx={{ minHeight: '1.5em', fontWeight: 600 }}>
        {data && t('retention.counts', { ...data })}
        {isError && t('retention.countsFailed')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {t('retention.hint')}
      </Typography>
    </Box>
  );
}

/** Where a super admin opens what is sealed of erased persons. */
function HeldRecordsButton() {
  const staff = useStaff();
  const [isOpen, setOpen] = useState(false);
  if (!isSuperAdmin(staff)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mb: 2 }}>
        {t('held.open')}
      </Button>
      {isOpen && <HeldRecordsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** People who were not seen for 33 months and longer. */
export default function RetentionList() {
  return (
    <>
      <List<InactivePerson>
        title={t('section.retention')}
        fields={FIELDS}
        filters={FILTERS}
        empty={<EmptyList title={t('retention.empty')} text={t('retention.emptyHint')} />}
      >
        <DataTable<InactivePerson>
          isMarked={({ state }) => state === 'due'}
          card={personCard}
          sortFields={['last_seen_at']}
        >
          <DataTable.Col source="full_name" disableSort />
          <DataTable.Col source="email" disableSort />
          <DataTable.Col source="last_seen_at" />
          <DataTable.Col source="erased_from" disableSort />
          <DataTable.Col source="state" disableSort />
        </DataTable>
      </List>
      <Counts />
      <HeldRecordsButton />
    </>
  );
}
