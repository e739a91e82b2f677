import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { AuditEntry } from '@niyukt/ui-shared/api/types';
import { ContactText } from '../../kit/records/Contact';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { orNothing } from '../../kit/records/Nothing';
import { t } from '../../texts/console';
import { CHANGE_ACTIONS } from './audit-actions';
import { type ChangedField, changedFields } from './changed-fields';

type Side = 'before' | 'after';

function ChangesTable({ fields, sides, title }: { fields: ChangedField[]; sides: Side[]; title: string }) {
  const headOf = (side: Side): string => (sides.length === 1 ? t('activity.value') : t(`activity.${side}`));
  return (
    <Table
      size="small"
      aria-label={title}
      sx={{
        tableLayout: 'fixed',
        '& th, & td': { px: 0.75, verticalAlign: 'top', overflowWrap: 'anywhere' },
        '& thead th': { whiteSpace: 'normal' },
        '& td': { whiteSpace: 'pre-line' },
        '& tbody th': { color: 'text.secondary', fontWeight: 400 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell component="th" scope="col" sx={{ width: sides.length === 1 ? '36%' : '30%' }}>
            {t('activity.field')}
          </TableCell>
          {sides.map((side) => (
            <TableCell key={side} component="th" scope="col">
              {headOf(side)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((changed) => (
          <TableRow key={changed.field}>
            <TableCell component="th" scope="row">
              {changed.label}
            </TableCell>
            {sides.map((side) => (
              <TableCell key={side} sx={side === 'after' ? { fontWeight: 600 } : {}}>
                {orNothing(changed[side] && <ContactText text={changed[side]} />)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function titleKey({ action }: AuditEntry, sides: readonly Side[]) {
  if (!CHANGE_ACTIONS.includes(action)) return 'activity.details';
  if (sides.length === 2) return 'activity.changed';
  return sides[0] === 'before' ? 'activity.removed' : 'activity.entered';
}

/** What an entry says of values: those entered, those deleted, or those changed. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const fields = changedFields(entry);
  const sides = (['before', 'after'] as const).filter((side) => entry[side] !== null);
  const title = t(titleKey(entry, sides));
  if (fields.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ mt: 3 }}>
        {t('activity.noValues')}
      </Typography>
    );
  }
  return (
    <DrawerSection title={title}>
      <ChangesTable fields={fields} sides={sides} title={title} />
    </DrawerSection>
  );
}
