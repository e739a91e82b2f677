import '../../texts/health';
import Refresh from '@mui/icons-material/RefreshOutlined';
import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HealthCheck, HealthReport } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { healthLook } from '@niyukt/ui-shared/theme/status-look';
import { NotYet } from '../../kit/page/NotYet';
import { PageHeading } from '../../kit/page/PageHeading';
import { t } from '../../texts/console';
import type { HealthProvider } from './calls';

const URGENCY = ['attention', 'unknown', 'well'];

const WAITED_FOR = ['resumes', 'imports', 'exports', 'mails'] as const;
type WaitedFor = (typeof WAITED_FOR)[number];
const isWaitedFor = (name: HealthCheck['name']): name is WaitedFor => WAITED_FOR.some((each) => each === name);

/** What is said of a check: how it stands, and what is to be done. */
function checkWords({ name, state, count, moment }: HealthCheck): string {
  const values = { count: count ?? 0, when: moment ? momentInIndia(moment) : '' };
  if (state === 'unknown') return t(name === 'disk' ? 'health.disk.unknown' : 'health.site_certificate.unknown');
  if (state === 'attention') {
    // none is known
    if (name === 'backup' && !moment) return t('health.backup.none');
    // one that stopped is told before one that goes on for long, and has no moment
    if (name === 'imports' && moment) return t('health.imports.long', values);
    return t(`health.${name}.attention`, values);
  }
  if (!isWaitedFor(name)) return t(`health.${name}.well`, values);
  if (!count) return t(`health.${name}.none`);
  return [
    t(`health.${name}.well`, values),
    moment && t(name === 'resumes' ? 'health.oldestUpload' : 'health.oldest', values),
  ]
    .filter(Boolean)
    .join(' ');
}

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
      {(error || !report) && <NotYet error={error} retry={refetch} failed={t('health.loadFailed')} height={480} />}
      {report && !error && <Shown report={report} />}
    </>
  );
}
