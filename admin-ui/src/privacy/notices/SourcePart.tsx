import '../../texts/privacy';
import { Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { Employee, PersonNotice } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import { Facts, known } from '../../kit/records/Facts';
import { t } from '../../texts/console';
import type { NoticeProvider } from './calls';
import { noticeChip } from './notice-chip';
import { SourceDialog } from './SourceDialog';

const day = (moment: string | null): string => (moment ? dayInIndia(moment) : '');

/** Where a person comes from, what they were told, and the button that changes it. */
function Source({ person }: { person: Employee }) {
  const dataProvider = useDataProvider<NoticeProvider>();
  const [isOpen, setOpen] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['notices', 'of', person.employee_id, person.version],
    queryFn: () => dataProvider.getNoticeOf(person.employee_id),
  });
  if (error) return <FailureAlert retry={() => void refetch()}>{failureText(error, t('source.failed'))}</FailureAlert>;
  if (isPending) return <Skeleton variant="rounded" height={96} />;
  return (
    <>
      <Facts facts={known([[t('source.field'), t(`source.${person.source}`)], ...noticeFacts(data)])} />
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

export default function SourcePart() {
  const person = useRecordContext<Employee>();
  return person ? <Source key={person.id} person={person} /> : null;
}
