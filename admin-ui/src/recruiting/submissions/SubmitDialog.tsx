import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { FormDialog } from '../../kit/records/FormDialog';
import { type ConsoleTextKey, t } from '../../texts/console';
import { revealOf } from '../reveal';
import type { Sheet, SubmissionProvider } from './calls';
import { submitForm } from './submission-forms';
import { TickLine } from './TickLine';
import { useReveals } from './useReveals';

interface SubmitDialogProps {
  connection: Connection;
  sheet: Sheet;
  onDone: (connection: Connection) => void;
  onClose: () => void;
}

const codesOf = ({ to_confirm }: Sheet): ConfirmCode[] => to_confirm.map(({ code }) => code as ConfirmCode);

function textLine({ resume_text, confirmed, is_proposed }: Sheet): ConsoleTextKey {
  if (!resume_text) return 'submit.noText';
  return confirmed && !is_proposed ? 'submit.withText' : 'submit.withoutText';
}

type ConfirmCode = 'duplicate' | 'placed_elsewhere' | 'person_off_limits' | 'company_off_limits';

/** Says what a submission does, and asks for a tick at each thing that is to be looked at first. */
export default function SubmitDialog({ connection, sheet, onDone, onClose }: SubmitDialogProps) {
  const dataProvider = useDataProvider<SubmissionProvider>();
  const settings = useReveals();
  const [opened] = useState<Record<string, boolean>>({});
  const codes = codesOf(sheet);
  const reveals = settings && revealOf(connection.placement_status, settings);
  const lines = [
    t('submit.shows', { name: sheet.display_name }),
    t(textLine(sheet)),
    ...(sheet.consent === true ? [] : [t('submit.asks')]),
    ...(reveals === 'name' || reveals === 'contact' ? [t(`submit.reveals.${reveals}`)] : []),
  ];
  return (
    <FormDialog
      title={t('submit.title', { name: connection.employee_name, company: connection.company_name })}
      label={t('submit.action')}
      schema={submitForm(codes)}
      defaultValues={opened}
      send={async (ticked, call) => {
        const confirm = codes.filter((code) => ticked[code]);
        const made = await dataProvider.submitPerson(connection.id, { sheet_version: sheet.version, confirm }, call);
        onDone(made);
        return made;
      }}
      texts={{ success: t('submit.done', { company: connection.company_name }), failure: t('submit.failed') }}
      offer={(made) =>
        (made as Connection).share === 'waiting'
          ? { message: t('submit.asked', { name: connection.employee_name }) }
          : {}
      }
      onClose={onClose}
      intro={
        <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
          {lines.map((line) => (
            <Typography key={line} component="li" sx={{ mb: 0.5 }}>
              {line}
            </Typography>
          ))}
        </Box>
      }
    >
      {codes.map((code) => (
        <TickLine key={code} source={code} label={t(`submit.confirm.${code}`)} />
      ))}
    </FormDialog>
  );
}
