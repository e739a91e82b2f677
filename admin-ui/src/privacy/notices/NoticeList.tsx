import { Button, Typography } from '@mui/material';
import type { PersonNotice } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/privacy';
import { useState } from 'react';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { Day } from '../../kit/records/Day';
import { linkTo } from '../../kit/records/LinkToRecord';
import { sourceChoices } from '../../kit/records/source-choices';
import type { Field } from '../../kit/resource/fields';
import { PrivacyViews } from '../grievances/parts/PrivacyViews';
import { noticeChip } from './notice-chip';
import { SendNotices } from './SendNotices';
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
    column: { disableSort: true },
  },
  { source: 'email', label: 'email.label', column: { disableSort: true } },
  {
    source: 'source',
    label: 'source.field',
    cell: (notice) => <SourceButton notice={notice} />,
    csv: ({ source }) => t(`source.${source}`),
    column: { disableSort: true },
  },
  {
    source: 'noted_at',
    label: 'notice.noted',
    cell: ({ noted_at }) => <Day at={noted_at} />,
    column: { sortByOrder: 'DESC' },
  },
  {
    source: 'sent_at',
    label: 'notice.sent',
    cell: ({ sent_at }) => sent_at && <Day at={sent_at} />,
    column: { disableSort: true },
  },
  {
    source: 'erased_from',
    label: 'notice.erased',
    cell: ({ erased_from }) => erased_from && <Day at={erased_from} />,
    column: { disableSort: true },
  },
  {
    source: 'state',
    label: 'notice.state',
    cell: noticeChip,
    csv: ({ state }) => t(`notice.state.${state}`),
    column: { disableSort: true },
  },
];

const FILTERS = [
  choiceFilter('state', 'notice.state', () => STATES.map((state) => ({ id: state, name: t(`notice.state.${state}`) }))),
  choiceFilter('source', 'source.field', sourceChoices),
];

const noticeCard = (notice: PersonNotice) => (
  <CardText
    name={notice.full_name}
    status={noticeChip(notice)}
    lines={[[notice.email], [notice.erased_from && `${t('notice.erased')}: ${dayInIndia(notice.erased_from)}`]]}
    contacts={<SourceButton notice={notice} />}
  />
);

/** Who is told what is kept about them, and what they said. */
export default function NoticeList() {
  return (
    <>
      <List<PersonNotice>
        path="/notices"
        title={t('section.notices')}
        filters={FILTERS}
        sortFields={['noted_at']}
        card={noticeCard}
        fields={FIELDS}
        empty={{ title: t('notice.empty'), text: t('notice.emptyHint') }}
        isMarked={({ state }) => state === 'silent' || state === 'refused'}
        actions={
          <>
            <PrivacyViews />
            <SendNotices />
          </>
        }
      />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('notice.hint')}
      </Typography>
    </>
  );
}
