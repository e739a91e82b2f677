import '../../texts/privacy';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { PersonNotice } from '@niyukt/ui-shared/api/types';
import { countText, dayInIndia } from '@niyukt/ui-shared/domain/format';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { Day } from '../../kit/records/Day';
import { linkTo } from '../../kit/records/LinkToRecord';
import { sourceChoices } from '../../kit/records/source-choices';
import { useCall } from '../../kit/records/useCall';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import type { NoticeProvider } from './calls';
import { noticeChip } from './notice-chip';
import { SourceDialog } from './SourceDialog';

const STATES = [
  'waiting',
  'scheduled',
  'told',
  'agreed',
  'refused',
  'silent',
] as const satisfies readonly PersonNotice['state'][];

/** Who is silent is in no list of people: what the agency knows of them is said here. */
function SourceButton({ notice: { employee_id, full_name, source } }: { notice: PersonNotice }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={`${t(`source.${source}`)}: ${t('source.change')}, ${full_name}`}
        onClick={() => setOpen(true)}
      >
        {t(`source.${source}`)}
      </Button>
      {isOpen && <SourceDialog employeeId={employee_id} source={source} onClose={() => setOpen(false)} />}
    </>
  );
}

const FIELDS: readonly Field<PersonNotice>[] = [
  {
    source: 'full_name',
    label: 'notice.person',
    cell: ({ employee_id, full_name, state }) =>
      state === 'silent' || state === 'refused' ? full_name : linkTo('employees', employee_id, full_name),
  },
  { source: 'email', label: 'email.label' },
  {
    source: 'source',
    label: 'source.field',
    cell: (notice) => <SourceButton notice={notice} />,
    csv: ({ source }) => t(`source.${source}`),
  },
  { source: 'noted_at', label: 'notice.noted', cell: ({ noted_at }) => <Day at={noted_at} /> },
  { source: 'sent_at', label: 'notice.sent', cell: ({ sent_at }) => sent_at && <Day at={sent_at} /> },
  { source: 'erased_from', label: 'notice.erased', cell: ({ erased_from }) => erased_from && <Day at={erased_from} /> },
  { source: 'state', label: 'notice.state', cell: noticeChip, csv: ({ state }) => t(`notice.state.${state}`) },
];

const FILTERS = [
  <ChoiceFilter
    key="state"
    source="state"
    label="notice.state"
    choices={() => STATES.map((state) => ({ id: state, name: t(`notice.state.${state}`) }))}
  />,
  <ChoiceFilter key="source" source="source" label="source.field" choices={sourceChoices} />,
];

const noticeCard = (notice: PersonNotice) => (
  <CardText
    name={notice.full_name}
    status={noticeChip(notice)}
    lines={[[notice.email], [notice.erased_from && `${t('notice.erased')}: ${dayInIndia(notice.erased_from)}`]]}
    contacts={<SourceButton notice={notice} />}
  />
);

/** Sends the notices that wait for it, after a question. */
function SendNotices() {
  const dataProvider = useDataProvider<NoticeProvider>();
  const { start, isPending } = useCall();
  const send = (): void =>
    start(
      {
        ask: {
          title: t('notice.sendAll'),
          text: t('notice.sendAllQuestion'),
          details: [],
          confirmLabel: t('notice.sendAll'),
        },
        failed: t('notice.sendFailed'),
        done: ({ sent: count }) => t('notice.leaving', { count, notices: countText(count) }),
      },
      () => dataProvider.sendNotices(),
    );
  return (
    <Button variant="contained" disabled={isPending} onClick={send}>
      {t('notice.sendAll')}
    </Button>
  );
}

/** Who is notified of what is held about them, and what they said. */
export default function NoticeList() {
  return (
    <>
      <List<PersonNotice>
        title={t('section.notices')}
        fields={FIELDS}
        filters={FILTERS}
        actions={<SendNotices />}
        empty={<EmptyList title={t('notice.empty')} text={t('notice.emptyHint')} />}
      >
        <DataTable<PersonNotice>
          isMarked={({ state }) => state === 'silent' || state === 'refused'}
          card={noticeCard}
          sortFields={['noted_at']}
        >
          <DataTable.Col source="full_name" disableSort />
          <DataTable.Col source="email" disableSort />
          <DataTable.Col source="source" disableSort />
          <DataTable.Col source="noted_at" sortByOrder="DESC" />
          <DataTable.Col source="sent_at" disableSort />
          <DataTable.Col source="erased_from" disableSort />
          <DataTable.Col source="state" disableSort />
        </DataTable>
      </List>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('notice.hint')}
      </Typography>
    </>
  );
}
