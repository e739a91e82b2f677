import { Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { FormDialog } from '../../kit/records/FormDialog';
import { ChoiceLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import { type Reveal, REVEALS, showsMore } from '../reveal';
import type { Sheet, SubmissionProvider } from './calls';
import { revealForm } from './submission-forms';
import { TickLine } from './TickLine';
import { useReveals } from './useReveals';

function Inputs({ now }: { now: Reveal }) {
  const level = useWatch({ name: 'level' }) as Reveal;
  return (
    <>
      <ChoiceLine
        source="level"
        label={t('reveal.level')}
        choices={REVEALS.map((id) => ({ id, name: t(`reveal.${id}`) }))}
        isRequired
        isWide
        hint={showsMore(now, level) ? t('reveal.less') : undefined}
      />
      <TickLine
        source="original_file"
        label={t('reveal.file')}
        hint={t('reveal.fileHint')}
        isDisabled={level !== 'contact'}
      />
    </>
  );
}

interface RevealDialogProps {
  connection: Connection;
  sheet: Sheet;
  onDone: (connection: Connection) => void;
  onClose: () => void;
}

/** Shows the company more of a person, or less, by hand. */
export default function RevealDialog({ connection, sheet, onDone, onClose }: RevealDialogProps) {
  const dataProvider = useDataProvider<SubmissionProvider>();
  const settings = useReveals();
  const [opened] = useState({ level: connection.reveal, original_file: sheet.original_file });
  return (
    <FormDialog
      title={t('reveal.title')}
      label={t('action.save')}
      schema={revealForm}
      defaultValues={opened}
      send={async ({ level, original_file: file }, call) => {
        const original_file = level === 'contact' && file;
        onDone(await dataProvider.setReveal(connection.id, { level, original_file }, call));
      }}
      texts={{ success: t('reveal.done'), failure: t('reveal.failed') }}
      onClose={onClose}
      intro={
        settings ? (
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {t('reveal.byStatus', {
              name: t(`placement.${settings.name_shown_from}`),
              contact: t(`placement.${settings.contact_shown_from}`),
            })}
          </Typography>
        ) : (
          <Skeleton height={48} sx={{ mb: 2 }} />
        )
      }
    >
      <Inputs now={connection.reveal} />
    </FormDialog>
  );
}
