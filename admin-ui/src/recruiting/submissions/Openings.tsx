import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import type { Identifier } from 'react-admin';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import { t } from '../../texts/console';
import { useKeptRead } from './useKeptRead';

const SHOWN = 5;

/** Who of the company opened the profile, and when. */
export function Openings({ id }: { id: Identifier }) {
  const [isWhole, setWhole] = useState(false);
  const { data, error, retry } = useKeptRead(
    ['openings', id],
    (dataProvider) => dataProvider.getOpenings(id),
    (openings) => Array.isArray(openings),
  );
  const rows = isWhole ? data : data?.slice(0, SHOWN);
  const hidden = (data?.length ?? 0) - (rows?.length ?? 0);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h4" variant="h3" sx={{ mb: 0.5 }}>
        {t('openings.title')}
      </Typography>
      {error && !data && <FailureAlert retry={retry}>{failureText(error, t('openings.failed'))}</FailureAlert>}
      {!error && !data && <Skeleton height={24} />}
      {data?.length === 0 && <Typography color="text.secondary">{t('openings.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map(({ id: key, reader, channel, opened_at, times }) => (
          <Typography component="li" variant="body2" key={key}>
            {reader}, {t(`openings.${channel}`)}, {momentInIndia(opened_at)}
            {times > 1 && `, ${t('openings.times', { count: times })}`}
          </Typography>
        ))}
      </Box>
      {hidden > 0 && (
        <Button size="small" className="no-print" sx={{ ml: -1 }} onClick={() => setWhole(true)}>
          {t('openings.all', { count: hidden })}
        </Button>
      )}
    </Box>
  );
}
