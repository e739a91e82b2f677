import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { newKey } from '@niyukt/ui-shared/api/idempotency-key';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { retryImport } from '@niyukt/ui-shared/chunks/retry-import';
import { NotYet } from '../../../kit/page/NotYet';
import { failureText, isLost } from '../../../kit/providers/http-client';
import { useRequestedAction } from '../../../kit/records/next-action';
import { t } from '../../../texts/console';
import type { InvoiceProvider } from '../../invoices/calls';
import type { InvoicePreview, PlacementProvider } from '../calls';
import { InvoicePreviewCard } from './InvoicePreviewCard';

const BillingOfCompany = lazy(() => retryImport(() => import('../../../companies/BillingDialog')));

interface MissingProps {
  fields: InvoicePreview['fields'];
  /** Asks for the company's billing data; left out where there is no company any more. */
  onEnter?: (() => void) | undefined;
}

/** What is missing, and the ways to where it is entered. */
function Missing({ fields, onEnter }: MissingProps) {
  const lacks = (part: string): boolean => fields.some(({ field }) => field.startsWith(part));
  const entered = t('issue.enterHere');
  return (
    <Alert severity="info">
      {t('issue.missingHint')}
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {fields.map(({ field, message }) => (
          <li key={field}>{/^(?:agency|company)\./.test(field) ? message : `${message}: ${entered}`}</li>
        ))}
      </Box>
      {onEnter && lacks('company.') && (
        <Button variant="contained" sx={{ mr: 1 }} onClick={onEnter}>
          {t('issue.enterCompany')}
        </Button>
      )}
      {lacks('agency.') && (
        <MuiLink component={Link} to="/settings" underline="always">
          {t('issue.enterAgency')}
        </MuiLink>
      )}
    </Alert>
  );
}

/** The whole preview is to be seen above its button. */
function showAndFocus(button: HTMLButtonElement | null): void {
  button?.scrollIntoView({ block: 'end' });
  button?.focus({ preventScroll: true });
}

/** What an invoice needs, and the company's billing data over it: a form that is filled in outlives what is read meanwhile. */
export function IssueInvoice({ placement }: { placement: Placement }) {
  const [isEntering, setEntering] = useState(false);
  const { company_id } = placement;
  return (
    <>
      <Issuing placement={placement} onEnter={company_id === null ? undefined : () => setEntering(true)} />
      {isEntering && company_id !== null && (
        <Suspense>
          <BillingOfCompany companyId={company_id} onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </>
  );
}

interface IssuingProps {
  placement: Placement;
  onEnter: MissingProps['onEnter'];
}

/** What the invoice of a placement would say, what is missing for it, and the button that issues it. */
function Issuing({ placement, onEnter }: IssuingProps) {
  const dataProvider = useDataProvider<PlacementProvider & InvoiceProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { placement_id, joining_date, first_month_gross_paise } = placement;
  // a second press, and a press after an answer that did not come, make no second invoice
  const [key] = useState(newKey);
  const [sendKey] = useState(newKey);
  const [isIssuing, setIssuing] = useState(false);
  // from the notice of a placement
  const isNext = useRequestedAction('issue');
  // of a placement that is invoiced, or may be, there is no preview
  const mayBeIssued = useRef(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['placements', 'preview', placement_id, joining_date, first_month_gross_paise],
    queryFn: () => dataProvider.previewInvoice(placement_id),
    enabled: () => !mayBeIssued.current,
  });
  const issue = async (isSent: boolean): Promise<void> => {
    setIssuing(true);
    try {
      const { invoice_id, number } = await dataProvider.issueInvoice(placement_id, key);
      mayBeIssued.current = true;
      notify(t('issue.issued', { number }), { type: 'success' });
      if (isSent) await send(invoice_id, number);
    } catch (refusal) {
      mayBeIssued.current = isLost(refusal);
      notify(failureText(refusal, t('issue.failed')), { type: 'error' });
    } finally {
      setIssuing(false);
      refresh();
    }
  };
  /** What was issued stays issued when its mail is refused. */
  const send = async (invoiceId: number, number: string): Promise<void> => {
    try {
      await dataProvider.sendInvoice(invoiceId, sendKey);
      notify(t('issue.issuedAndSent', { number }), { type: 'success' });
    } catch (refusal) {
      notify(t('issue.notSent', { number, reason: failureText(refusal, t('invoice.sendFailed')) }), { type: 'error' });
    }
  };
  if (!data?.fields) return <NotYet error={error} retry={refetch} failed={t('issue.previewFailed')} height={160} />;
  if (data.fields.length > 0) return <Missing fields={data.fields} onEnter={onEnter} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <InvoicePreviewCard preview={data} />
      <Typography variant="body2" color="text.secondary">
        {t('issue.hint')} {t('invoice.sendText', { company: placement.company_name })}
      </Typography>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={isNext ? showAndFocus : null}
          variant="contained"
          disabled={isIssuing}
          onClick={() => void issue(true)}
        >
          {isIssuing ? t('action.saving') : t('issue.andSend')}
        </Button>
        <Button variant="outlined" disabled={isIssuing} onClick={() => void issue(false)}>
          {t('issue.confirm')}
        </Button>
      </Box>
    </Box>
  );
}
