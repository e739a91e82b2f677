import { Alert, Box, Skeleton, Card, Typography } from '@mui/material';
import type { AgencySettings } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { isSuperAdmin } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { PageHeading } from '../../kit/page/PageHeading';
import { failureText } from '../../kit/providers/http-client';
import { Facts } from '../../kit/records/Facts';
import { FIELD_GROUPS, shownSetting } from './agency-fields';
import { AgencyForm, SETTINGS_QUERY } from './AgencyForm';
import type { SettingsProvider } from './calls';
import { Holidays } from './Holidays';
import { NoticeTexts } from './NoticeTexts';
import { Processors } from './Processors';

/** The agency's settings for those who may only read them. */
function AgencyFacts({ settings }: { settings: AgencySettings }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {FIELD_GROUPS.map(({ title, fields }) => (
        <Card key={title} component="section" aria-label={t(title)} sx={{ p: 2 }}>
          <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
            {t(title)}
          </Typography>
          <Facts facts={fields.map(([name, kind]) => [t(`settings.${name}`), shownSetting(settings, name, kind)])} />
        </Card>
      ))}
    </Box>
  );
}

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
