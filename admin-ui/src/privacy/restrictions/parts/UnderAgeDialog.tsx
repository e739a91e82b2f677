import '../../../texts/privacy';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import * as z from 'zod/mini';
import { required } from '../../../kit/forms/rules';
import { FormDialog } from '../../../kit/records/FormDialog';
import { TextLine } from '../../../kit/records/inputs';
import { t } from '../../../texts/console';
import type { RestrictionProvider } from '../calls';

const form = z.object({
  reason: required('underAge.reasonRequired', 500),
});

interface UnderAgeDialogProps {
  employeeId: number;
  /** Whether the person is reported as under 18, or a report is taken back. */
  action: 'report' | 'disprove';
  onClose: () => void;
  /** The person is in other lists from then on. */
  onDone: () => void;
}

/** Asks who says that a person is under 18, or how that was disproved. */
export default function UnderAgeDialog({ employeeId, action, onClose, onDone }: UnderAgeDialogProps) {
  const dataProvider = useDataProvider<RestrictionProvider>();
  const [isDone, setDone] = useState(false);
  return (
    <FormDialog
      title={t(`underAge.${action}`)}
      schema={form}
      defaultValues={{ reason: '' }}
      send={async (values, call) => {
        await (action === 'report'
          ? dataProvider.reportUnderAge(employeeId, values, call)
          : dataProvider.disproveUnderAge(employeeId, values, call));
        setDone(true);
      }}
      texts={{ success: t(`underAge.${action}.done`), failure: t(`underAge.${action}.failed`) }}
      onClose={() => {
        onClose();
        if (isDone) onDone();
      }}
      intro={<Typography color="text.secondary">{t(`underAge.${action}.hint`)}</Typography>}
    >
      <TextLine source="reason" label={t(`underAge.${action}.reason`)} lines={3} isRequired isWide />
    </FormDialog>
  );
}
