import { Alert, Button } from '@mui/material';
import { longDayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { PageHeading } from '../../platform/page/PageHeading';
import { Figures } from './Figures';
import { Pipeline } from './Pipeline';
import { QuickActions } from './QuickActions';
import { RecentConnections } from './RecentConnections';
import { useDashboard } from './useDashboard';

/** The agency at a glance: figures, what is done most, the pipeline, and the newest connections. */
export default function Dashboard() {
  const dashboard = useDashboard();
  return (
    <>
      <PageHeading title={t('section.dashboard')} note={longDayInIndia(new Date())} />
      {dashboard.isFailed && (
        <Alert
          severity="error"
          role="alert"
          sx={{ mb: 2, alignItems: 'center' }}
          action={
            <Button color="inherit" onClick={dashboard.retry}>
              {t('action.tryAgain')}
            </Button>
          }
        >
          {t('dashboard.loadFailed')}
        </Alert>
      )}
      <Figures dashboard={dashboard} />
      <QuickActions />
      <Pipeline dashboard={dashboard} />
      <RecentConnections dashboard={dashboard} />
    </>
  );
}
