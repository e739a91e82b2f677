import { Alert, Box, Skeleton } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { isSuperAdmin } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { PageHeading } from '../../kit/page/PageHeading';
import { failureText } from '../../kit/providers/http-client';
import { AgencyFacts } from './AgencyFacts';
import { AgencyForm, SETTINGS_QUERY } from './AgencyForm';
import type { SettingsProvider } from './calls';
import { Holidays } from './Holidays';
import { NoticeTexts } from './NoticeTexts';
import { Processors } from './Processors';

function Agency({ mayChange }: { mayChange: boolean }) {
  const dataProvider = useDataProvider<SettingsProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: SETTINGS_QUERY,
    queryFn: () => dataProvider.getAgencySettings(),
  });
  // a form that is filled in outlives a failed reading
  if (error && !data)
    return <FailureAlert retry={() => void refetch()}>{failureText(error, t('settings.loadFailed'))}</FailureAlert>;
  if (!data?.set_at) return <Skeleton variant="rounded" sx={{ height: { xs: 1400, md: 480 } }} />;
  return mayChange ? <AgencyForm settings={data} /> : <AgencyFacts settings={data} />;
}

/** What documents say of the agency, the rules of its fee, and its holidays. */
export default function SettingsPage() {
  const mayChange = isSuperAdmin(useStaff());
  return (
    <>
      <PageHeading title={t('section.settings')} />
      {!mayChange && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('settings.readOnly')}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(300px, 1fr)' },
        }}
      >
        <Agency mayChange={mayChange} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Holidays mayChange={mayChange} />
          <Processors mayChange={mayChange} />
          <NoticeTexts mayChange={mayChange} />
        </Box>
      </Box>
    </>
  );
}
