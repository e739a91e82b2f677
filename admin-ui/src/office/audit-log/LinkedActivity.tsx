import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { LinkedLine } from '../../kit/records/LinkedLine';
import { LinkedRecords } from '../../kit/records/LinkedRecords';
import { t } from '../../texts/console';
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
        <LinkedLine
          resource="audit-log"
          id={entry.id}
          name={recordName(entry)}
          about={t('activity.aboutKind', { kind: kindLabel(entry.kind), moment: momentInIndia(entry.at) })}
        >
          <ActionChip entry={entry} />
        </LinkedLine>
      )}
    />
  );
}
