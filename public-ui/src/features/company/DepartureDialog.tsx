import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CompanyClaim, CompanyPlacement, FileClaim } from '@niyukt/ui-shared/api/types';
import { dayInIndia, dayInWords } from '@niyukt/ui-shared/domain/format';
import { DEPARTURE_REASONS, departureForm } from '@niyukt/ui-shared/forms/company-ledger-forms';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useBanner } from '../../lib/useBanner';
import { useDraft } from '../../lib/useDraft';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FormDialog } from '../../ui/FormDialog';
import { showFailure } from '../../ui/showFieldErrors';
import { SelectField, TextArea, TextField } from '../../ui/TextField';
import { useReportDeparture } from './ledger-queries';

const MAX_NOTE = 2000;
const EMPTY = { last_working_day: '', reason: '', note: '' };

interface DepartureDialogProps {
  placement: CompanyPlacement;
  onClose: () => void;
}

/** Reports a departure: shows whether the warranty covers it, and after sending what happens next. */
export function DepartureDialog({ placement, onClose }: DepartureDialogProps) {
  const [claim, setClaim] = useState<CompanyClaim>();
  const report = useReportDeparture(placement.placement_id);
  const { fail } = useBanner();
  const form = useForm({ resolver: zodResolver(departureForm), mode: 'onTouched', defaultValues: EMPTY });
  const { errors } = form.formState;
  const isDraft = useDraft(`departure-${placement.placement_id}`, form);
  const day = useWatch({ control: form.control, name: 'last_working_day' });
  if (claim) return <ReportSent claim={claim} onClose={onClose} />;
  const submit = form.handleSubmit((body) =>
    report.start(body as FileClaim, {
      onSuccess: setClaim,
      onError: (failure) => showFailure(form, failure, fail),
    }),
  );
  return (
    <FormDialog
      title={t('portal.report')}
      form={form}
      isDraft={isDraft}
      listsWrongFields
      call={report}
      label={t('portal.send')}
      pendingLabel={t('portal.sending')}
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        <p className="font-semibold">{placement.employee_name}</p>
        <p className="text-muted">{t('portal.reportIntro')}</p>
      </div>
      <TextField
        label={t('portal.lastDay')}
        type="date"
        error={errors.last_working_day?.message}
        {...form.register('last_working_day')}
      />
      <p role="status" className="-mt-3 min-h-5 text-small">
        {day && (
          <>
            <span className="block text-muted">{dayInWords(day)}</span>
            <span className="block">{coverText(placement, day)}</span>
          </>
        )}
      </p>
      <SelectField
        label={t('portal.reason')}
        empty={t('field.choose')}
        choices={DEPARTURE_REASONS.map((reason) => [reason, t(`portal.reason.${reason}`)] as const)}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <TextArea
        label={t('portal.note')}
        isOptional
        hint={t('portal.noteHint')}
        maxLength={MAX_NOTE}
        error={errors.note?.message}
        {...form.register('note')}
      />
    </FormDialog>
  );
}

/** Whether the warranty covers a last working day, by the server's rule. */
function coverText({ joining_date, warranty_until }: CompanyPlacement, day: string): string {
  if (!joining_date || !warranty_until) return t('portal.notStarted');
  if (day < joining_date) return t('portal.beforeJoining', { day: dayInIndia(joining_date) });
  if (day > warranty_until) return t('portal.afterWarranty', { day: dayInIndia(warranty_until) });
  return t('portal.covered');
}

function ReportSent({ claim, onClose }: { claim: CompanyClaim; onClose: () => void }) {
  const { covered, decision_reason: reason } = claim;
  const steps = [t('portal.sentStep1'), t('portal.sentStep2'), t('portal.sentStep3')];
  return (
    <Dialog title={t(covered ? 'portal.sentTitle' : 'portal.notCoveredTitle')} onClose={onClose}>
      <div role="status" className="grid gap-3">
        {covered ? (
          <>
            <p className="font-semibold">{t('portal.sentNext')}</p>
            <ol className="grid list-decimal gap-2 pl-5">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        ) : (
          <>
            <p className="font-semibold">{reason}</p>
            <p>{t('portal.notCoveredNext')}</p>
          </>
        )}
      </div>
      <div className="mt-6 flex justify-end">
        <Button data-first-focus onClick={onClose}>
          {t('portal.done')}
        </Button>
      </div>
    </Dialog>
  );
}
