import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { Access } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/privacy';
import { useState } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import { FailureAlert } from '../../platform/page/FailureAlert';
import { failureText } from '../../platform/providers/http-client';

const PER_PAGE = 10;

/** An account without a name is gone; a company without an account read by a link. */
function readerText({ actor_id, actor_name, company_name }: Access): string {
  const reader = actor_id === null ? t('access.byLink') : (actor_name ?? t('access.gone', { id: actor_id }));
  return company_name ? `${reader}, ${company_name}` : reader;
}

/** Who opened what of the person in the drawer, latest first. */
export default function OpenedBy() {
  const employee_id = Number(useRecordContext()?.id);
  const [page, setPage] = useState(1);
  const { data, error, total, isPending, refetch } = useGetList<Access>('access-log', {
    filter: { employee_id },
    sort: { field: 'at', order: 'DESC' },
    pagination: { page, perPage: PER_PAGE },
  });
  if (error) {
    return <FailureAlert retry={() => void refetch()}>{failureText(error, t('list.loadFailed'))}</FailureAlert>;
  }
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  if (!data.length && page === 1) return <Typography color="text.secondary">{t('access.none')}</Typography>;
  const pages = Math.ceil((total ?? 0) / PER_PAGE);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((access) => (
          <Box component="li" key={access.id} sx={{ py: 1, '& + &': { borderTop: '1px solid var(--line)' } }}>
            <Typography>{readerText(access)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {`${t(`access.what.${access.what}`)}, ${momentInIndia(access.at)}`}
            </Typography>
          </Box>
        ))}
      </Box>
      {pages > 1 && (
        <Box className="no-print" sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('access.newer')}
          </Button>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('access.older')}
          </Button>
        </Box>
      )}
    </>
  );
}
