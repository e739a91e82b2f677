import Refresh from '@mui/icons-material/RefreshOutlined';
import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material';
import type { HealthCheck, HealthReport } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { healthLook } from '@niyukt/ui-shared/theme/status-look';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { PageHeading } from '../../kit/page/PageHeading';
import { failureText } from '../../kit/providers/http-client';
import type { HealthProvider } from './calls';
import { checkWords } from './check-words';

const URGENCY = ['attention', 'unknown', 'well'];

function CheckLine({ check }: { check: HealthCheck }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 0.5, sm: 2 },
        alignItems: { xs: 'flex-start', sm: 'baseline' },
        py: 1.5,
        '& + &': { borderTop: '1px solid var(--line)' },
      }}
    >
      <Box sx={{ flex: { sm: '0 0 7rem' } }}>
        <StatusChip {...healthLook(check.state)} label={t(`healthState.${check.state}`)} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {t(`health.${check.name}`)}
        </Typography>
        <Typography color={check.state === 'attention' ? 'text.primary' : 'text.secondary'}>
          {checkWords(check)}
        </Typography>
      </Box>
    </Box>
  );
}

function Shown({ report: { checks } }: { report: HealthReport }) {
  const wanting = checks.filter(({ state }) => state === 'attention').length;
  const sorted = checks.toSorted((one, other) => URGENCY.indexOf(one.state) - URGENCY.indexOf(other.state));
  return (
    <>
      <Alert severity={wanting ? 'warning' : 'success'} sx={{ mb: 2 }}>
        <strong>{wanting ? t('health.needsYou', { count: wanting }) : t('health.allWell')}</strong>
        {!wanting && <Box sx={{ mt: 0.5 }}>{t('health.allWellHint')}</Box>}
      </Alert>
      <Card component="section" aria-labelledby="checks" sx={{ p: { xs: 1.5, md: 2 } }}>
        <Typography id="checks" component="h2" variant="h2">
          {t('health.checks')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {sorted.map((check) => (
            <CheckLine key={check.name} check={check} />
          ))}
        </Box>
      </Card>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {t('health.runbook')}
      </Typography>
    </>
  );
}

/** Green, or what is to be done. */
export default function HealthPage() {
  const dataProvider = useDataProvider<HealthProvider>();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['health'],
    queryFn: () => dataProvider.getHealth(),
  });
  // react-admin answers an empty record once the session has ended
  const report = data?.checks && data;
  return (
    <>
      <PageHeading
        title={t('section.health')}
        note={report && t('health.version', { version: report.version, when: momentInIndia(report.checked_at) })}
      >
        <Button
          variant="outlined"
          color="inherit"
          className="tool-button"
          startIcon={<Refresh />}
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          {t('health.again')}
        </Button>
      </PageHeading>
      {error && <FailureAlert retry={() => void refetch()}>{failureText(error, t('health.loadFailed'))}</FailureAlert>}
      {!report && !error && <Skeleton variant="rounded" height={480} />}
      {report && !error && <Shown report={report} />}
    </>
  );
}
