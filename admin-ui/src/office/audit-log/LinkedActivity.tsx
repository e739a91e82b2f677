import { Box, Typography } from '@mui/material';
import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { LinkedRecords } from '../../kit/records/LinkedRecords';
import { LinkToRecord } from '../../kit/records/LinkToRecord';
import { ActionChip } from './ActionChip';
import { kindLabel, recordName } from './activity-words';

interface LinkedActivityProps {
  filter: Readonly<Record<string, unknown>>;
  none: string;
}

/** The latest entries of the log about a person, in a drawer. */
export function LinkedActivity({ filter, none }: LinkedActivityProps) {
  return (
    <LinkedRecords<AuditEntry>
      resource="audit-log"
      filter={filter}
      sort={{ field: 'at', order: 'DESC' }}
      none={none}
      row={(entry) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          <Box sx={{ flex: 1, minWidth: 180 }}>
            <LinkToRecord resource="audit-log" id={entry.id} isMain>
              {recordName(entry)}
            </LinkToRecord>
            <Typography variant="body2" color="text.secondary">
              {t('activity.aboutKind', { kind: kindLabel(entry.kind), moment: momentInIndia(entry.at) })}
            </Typography>
          </Box>
          <ActionChip entry={entry} />
        </Box>
      )}
    />
  );
}
