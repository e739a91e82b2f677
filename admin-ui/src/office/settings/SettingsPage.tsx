import '../../texts/ledger';
import { Alert, Box, Card, Skeleton, Typography } from '@mui/material';
import { useLocation } from 'react-router-dom';
import type { AgencySettings } from '@niyukt/ui-shared/api/types';
import { isSuperAdmin } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { PageHeading } from '../../kit/page/PageHeading';
import { failureText } from '../../kit/providers/http-client';
import { Facts } from '../../kit/records/Facts';
import { t } from '../../texts/console';
import { shownSetting } from './agency-fields';
import { AgencyForm } from './AgencyForm';
import { BackToSetUp } from './BackToSetUp';
import { Holidays } from './Holidays';
import { LogoCard } from './LogoCard';
import { partAt, type SettingsPart } from './settings-pages';
import { useAgencySettings } from './useAgencySettings';

interface PartProps {
  part: SettingsPart;
  settings: AgencySettings;
}

/** The agency's settings for those who may only read them. */
function AgencyFacts({ part, settings }: PartProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {part.groups.map(({ title, fields }) => (
        <Card key={title} component="section" aria-label={t(title)} sx={{ p: 2 }}>
          {part.groups.length > 1 && (
            <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
              {t(title)}
            </Typography>
          )}
          <Facts facts={fields.map(([name, kind]) => [t(`settings.${name}`), shownSetting(settings, name, kind)])} />
        </Card>
      ))}
    </Box>
  );
}

function Agency({ part, mayChange }: { part: SettingsPart; mayChange: boolean }) {
  const { data, error, refetch } = useAgencySettings();
  // a form that is filled in outlives a failed reading
  if (error && !data)
    return <FailureAlert retry={() => void refetch()}>{failureText(error, t('settings.loadFailed'))}</FailureAlert>;
  // on a phone what follows begins below the screen, and does not move within it
  if (!data?.set_at) return <Skeleton variant="rounded" sx={{ height: { xs: '100vh', md: 480 } }} />;
  return mayChange ? (
    <AgencyForm key={part.path} part={part} settings={data} />
  ) : (
    <AgencyFacts part={part} settings={data} />
  );
}

/** What documents say of the agency, the rules of its fee, what companies see, and how the staff signs in: a page each. */
export default function SettingsPage() {
  const mayChange = isSuperAdmin(useStaff());
  const { pathname } = useLocation();
  const part = partAt(pathname);
  return (
    <>
      <PageHeading title={t(part.title)}>
        <BackToSetUp />
      </PageHeading>
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
        <Agency part={part} mayChange={mayChange} />
        {part.isOfAgency && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <LogoCard mayChange={mayChange} />
            <Holidays mayChange={mayChange} />
          </Box>
        )}
      </Box>
    </>
  );
}
