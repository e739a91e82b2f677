import '../../texts/privacy';
import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { Employee, PersonNotice } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { NotYet } from '../../kit/page/NotYet';
import { Facts, withoutMissing } from '../../kit/records/Facts';
import { t } from '../../texts/console';
import type { NoticeProvider } from './calls';
import { noticeChip } from './notice-chip';
import { SourceDialog } from './SourceDialog';

const day = (moment: string | null): string => (moment ? dayInIndia(moment) : '');

function useNotice({ employee_id, version }: Employee) {
  const dataProvider = useDataProvider<NoticeProvider>();
  return useQuery({
    queryKey: ['notices', 'of', employee_id, version],
    queryFn: () => dataProvider.getNoticeOf(employee_id),
  });
}

/** Where a person comes from, what they were told, and the button that changes it. */
function Source({ person }: { person: Employee }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, isPending, refetch } = useNotice(person);
  if (error || isPending) return <NotYet error={error} retry={refetch} failed={t('source.failed')} height={96} />;
  return (
    <>
      <Facts facts={withoutMissing([[t('source.field'), t(`source.${person.source}`)], ...noticeFacts(data)])} />
      {data?.erased_from && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {t('notice.hint')}
        </Typography>
      )}
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setOpen(true)}>
        {t('source.change')}
      </Button>
      {isOpen && <SourceDialog employeeId={person.employee_id} source={person.source} onClose={() => setOpen(false)} />}
    </>
  );
}

function noticeFacts(notice: PersonNotice | null) {
  if (!notice) return [];
  return [
    [t('notice.state'), noticeChip(notice)],
    [t('notice.sent'), day(notice.sent_at)],
    [t('notice.erased'), day(notice.erased_from)],
  ] as const;
}

function Notice({ person }: { person: Employee }) {
  const { data } = useNotice(person);
  if (!data) return null;
  return <span>{data.sent_at ? t('notice.sentOn', { day: day(data.sent_at) }) : t('notice.notSent')}</span>;
}

/** Where the person of the drawer comes from and whether they were told, in one line. Who registers reads the notice there. */
export function NoticeSummary() {
  const person = useRecordContext<Employee>();
  if (!person) return null;
  return (
    <>
      <span>{person.source === 'unknown' ? t('source.notKnown') : t(`source.${person.source}`).toLowerCase()}</span>
      {person.source !== 'registered' && <Notice person={person} />}
    </>
  );
}

export default function SourcePart() {
  const person = useRecordContext<Employee>();
  return person ? <Source key={person.id} person={person} /> : null;
}
