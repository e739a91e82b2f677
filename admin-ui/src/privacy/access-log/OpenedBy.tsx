import '../../texts/privacy';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { Access } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { NotYet } from '../../kit/page/NotYet';
import { useRead } from '../../kit/providers/useRead';
import { t } from '../../texts/console';
import type { AccessProvider } from './calls';

const AT_FIRST = 10;
const MORE = 50;

/** An account without a name is gone; a company without an account read by a link. */
function readerText({ actor_id, actor_name, company_name }: Access): string {
  const reader = actor_id === null ? t('access.byLink') : (actor_name ?? t('access.gone', { id: actor_id }));
  return company_name ? `${reader}, ${company_name}` : reader;
}

/** Who opened what of the person in the drawer, latest first. */
export default function OpenedBy() {
  const id = useRecordContext()?.id ?? 0;
  const [latest, setLatest] = useState(AT_FIRST);
  const { data, error, retry } = useRead(
    ['accesses', id, latest],
    (dataProvider: AccessProvider) => dataProvider.getAccesses(id, latest),
    { isRead: Array.isArray, keepsFormer: true },
  );
  if (error || !data) return <NotYet error={error} retry={retry} failed={t('list.loadFailed')} height={240} />;
  if (!data.length) return <Typography color="text.secondary">{t('access.none')}</Typography>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.slice(0, latest).map((access) => (
          <Box component="li" key={access.id} sx={{ py: 1, '& + &': { borderTop: '1px solid var(--line)' } }}>
            <Typography>{readerText(access)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {`${t(`access.what.${access.what}`)}, ${momentInIndia(access.at)}`}
            </Typography>
          </Box>
        ))}
      </Box>
      {data.length > latest && (
        <Button className="no-print" onClick={() => setLatest(latest + MORE)}>
          {t('access.more')}
        </Button>
      )}
    </>
  );
}
