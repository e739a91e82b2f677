import { Box, Card, Typography } from '@mui/material';
import type { AgencySettings } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { Facts } from '../../kit/records/Facts';
import { FIELD_GROUPS, shownSetting } from './agency-fields';

/** The agency's settings for those who may only read them. */
export function AgencyFacts({ settings }: { settings: AgencySettings }) {
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
