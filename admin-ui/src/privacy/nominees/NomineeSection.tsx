import '../../texts/privacy';
import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Identifier, useDataProvider, useRecordContext } from 'react-admin';
import * as z from 'zod/mini';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { isSuperAdmin } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { message, required } from '../../kit/forms/rules';
import { NotYet } from '../../kit/page/NotYet';
import { Email } from '../../kit/records/Contact';
import { Facts, withoutMissing } from '../../kit/records/Facts';
import { FormDialog } from '../../kit/records/FormDialog';
import { ChoiceLine, TextLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import type { NomineeProvider } from './calls';

const DECISIONS = ['accepted', 'refused'] as const;

const decisionForm = z.object({
  decision: z.enum(DECISIONS, message('nominee.decisionRequired')),
  reason: required('nominee.reasonRequired', 500),
});

/** Decides the claim of a nominee, once. */
function DecideClaim({ employeeId, name }: { employeeId: Identifier; name: string }) {
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
            isWide
          />
          <TextLine source="reason" label={t('nominee.reason')} lines={3} isRequired isWide />
        </FormDialog>
      )}
    </>
  );
}

/** Whom the person in the drawer named, and what was decided about a claim; super admins decide it. */
export default function NomineeSection() {
  const dataProvider = useDataProvider<NomineeProvider>();
  const staff = useStaff();
  const id = useRecordContext()?.id ?? 0;
  const { data, error, refetch } = useQuery({
    queryKey: ['employees', 'nominee', id],
    queryFn: () => dataProvider.getNominee(id),
  });
  if (data === null && !error) return <Typography color="text.secondary">{t('nominee.none')}</Typography>;
  // react-admin answers an empty record once the session has ended
  if (error || !data?.named_at)
    return <NotYet error={error} retry={refetch} failed={t('nominee.failed')} height={96} />;
  const { name, email, named_at, claim_accepted, claim_reason, claim_decided_at } = data;
  return (
    <>
      <Facts
        facts={withoutMissing([
          [t('nominee.name'), name],
          [t('nominee.email'), <Email key="email" address={email} />],
          [t('nominee.namedAt'), momentInIndia(named_at)],
          [t('nominee.claim'), claim_decided_at && t(claim_accepted ? 'nominee.accepted' : 'nominee.refused')],
          [t('nominee.reason'), claim_reason],
          [t('nominee.decidedAt'), claim_decided_at && momentInIndia(claim_decided_at)],
        ])}
      />
      {!claim_decided_at && isSuperAdmin(staff) && <DecideClaim employeeId={id} name={name} />}
    </>
  );
}
