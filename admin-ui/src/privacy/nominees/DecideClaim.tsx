import { Button, Typography } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider, type Identifier } from 'react-admin';
import * as z from 'zod/mini';
import { FormDialog } from '../../kit/records/FormDialog';
import { ChoiceLine, TextLine, WHOLE_ROW } from '../../kit/records/inputs';
import type { NomineeProvider } from './calls';

const DECISIONS = ['accepted', 'refused'] as const;

const decisionForm = z.object({
  decision: z.enum(DECISIONS, { error: () => t('nominee.decisionRequired') }),
  reason: z.string().check(z.trim(), z.minLength(1, { error: () => t('nominee.reasonRequired') }), z.maxLength(500)),
});

/** Decides the claim of a nominee, once. */
export function DecideClaim({ employeeId, name }: { employeeId: Identifier; name: string }) {
  const dataProvider = useDataProvider<NomineeProvider>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" className="no-print" sx={{ mt: 1 }} onClick={() => setOpen(true)}>
        {t('nominee.decide')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('nominee.decide')}
          label={t('nominee.decide')}
          schema={decisionForm}
          defaultValues={{ decision: '', reason: '' }}
          send={({ decision, reason }, call) =>
            dataProvider.decideNomineeClaim(employeeId, { accepted: decision === 'accepted', reason }, call)
          }
          texts={{ success: t('nominee.decided', { name }), failure: t('nominee.decideFailed') }}
          onClose={() => setOpen(false)}
          intro={<Typography color="text.secondary">{t('nominee.decideHint', { name })}</Typography>}
        >
          <ChoiceLine
            source="decision"
            label={t('nominee.decision')}
            choices={DECISIONS.map((id) => ({ id, name: t(`nominee.${id}`) }))}
            isRequired
            sx={WHOLE_ROW}
          />
          <TextLine source="reason" label={t('nominee.reason')} lines={3} isRequired sx={WHOLE_ROW} />
        </FormDialog>
      )}
    </>
  );
}
