import { Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import * as z from 'zod/mini';
import { SOURCES } from '@niyukt/ui-shared/domain/choices';
import { choice } from '@niyukt/ui-shared/forms/rules';
import { FormDialog } from '../../kit/records/FormDialog';
import { ChoiceLine, TextLine } from '../../kit/records/inputs';
import { sourceChoices } from '../../kit/records/source-choices';
import { t } from '../../texts/console';
import type { NoticeProvider } from './calls';

const form = z.object({
  source: choice(SOURCES, 'field.choose'),
  reason: z.string().check(
    z.trim(),
    z.refine((reason) => reason !== '', { error: () => t('source.reasonRequired') }),
  ),
});

interface SourceDialogProps {
  employeeId: number;
  source: string;
  onClose: () => void;
}

/** Says where a person comes from, and how that is known. */
export function SourceDialog({ employeeId, source, onClose }: SourceDialogProps) {
  const dataProvider = useDataProvider<NoticeProvider>();
  return (
    <FormDialog
      title={t('source.change')}
      schema={form}
      defaultValues={{ source, reason: '' }}
      send={(values, call) => dataProvider.setSource(employeeId, values, call)}
      texts={{ success: t('source.changed'), failure: t('source.changeFailed') }}
      onClose={onClose}
      intro={<Typography color="text.secondary">{t('source.changeHint')}</Typography>}
    >
      <ChoiceLine source="source" label={t('source.field')} choices={sourceChoices()} isRequired isWide />
      <TextLine source="reason" label={t('source.reason')} lines={2} isRequired isWide />
    </FormDialog>
  );
}
