import { Alert, Box, Card, Typography } from '@mui/material';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { isUtgst, stateText } from '@niyukt/ui-shared/domain/gst-states';
import { moneyColumn, plainMoneyText } from '@niyukt/ui-shared/money';
import { t } from '../../../texts/console';
import type { InvoicePreview } from '../calls';

type Line = readonly [label: string, paise: number | null];

/** The taxes of a document, each with its name; those that are not charged are left out. */
function taxesOf({ cgst_paise, sgst_paise, igst_paise, place_of_supply, document }: InvoicePreview): Line[] {
  const rate = document?.gst_percent ?? 0;
  const named = (tax: string, percent: number): string => t('issue.rate', { tax, percent });
  const lines: Line[] = [
    [named(t('invoice.cgst'), rate / 2), cgst_paise],
    [named(t(isUtgst(place_of_supply ?? '') ? 'invoice.utgst' : 'invoice.sgst'), rate / 2), sgst_paise],
    [named(t('invoice.igst'), rate), igst_paise],
  ];
  return lines.filter(([, paise]) => (paise ?? 0) > 0);
}

interface AmountProps {
  label: string;
  amount: string;
  isTotal?: boolean;
}

function Amount({ label, amount, isTotal = false }: AmountProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 0.5,
        ...(isTotal && { mt: 0.5, borderTop: '1px solid var(--line)', fontWeight: 700, fontSize: '1.125rem' }),
      }}
    >
      <dt>{label}</dt>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
        {amount}
      </Box>
    </Box>
  );
}

/** The invoice as it would be issued. */
export function InvoicePreviewCard({ preview }: { preview: InvoicePreview }) {
  const { document, place_of_supply, issued_on, due_date, taxable_paise, total_paise } = preview;
  if (!document || !place_of_supply) return null;
  const { recipient, fee_percent, first_month_gross_paise, gst_percent, endorsement } = document;
  const taxes = taxesOf(preview);
  const written = moneyColumn([taxable_paise ?? 0, total_paise ?? 0, ...taxes.map(([, paise]) => paise ?? 0)]);
  const text = (paise: number | null): string => (paise === null ? '' : written(paise));
  return (
    <Card component="section" aria-label={t('issue.preview')} sx={{ p: 2, bgcolor: 'var(--paper)' }}>
      <Typography component="h4" variant="h3">
        {document.title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('issue.to')}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{recipient.legal_name}</Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {[recipient.address, recipient.city, recipient.gstin].filter(Boolean).join('\n')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('issue.place')}: {stateText(place_of_supply)}
        {due_date && ` · ${t('invoice.due')} ${dayInIndia(due_date)}`}
      </Typography>
      {due_date && due_date < issued_on && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {t('issue.dueBefore', { due: dayInIndia(due_date), issued: dayInIndia(issued_on) })}
        </Alert>
      )}
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        <Amount
          label={t('issue.how', { percent: fee_percent, gross: plainMoneyText(first_month_gross_paise) })}
          amount={text(taxable_paise)}
        />
        {taxes.map(([label, paise]) => (
          <Amount key={label} label={label} amount={text(paise)} />
        ))}
        <Amount label={t('issue.total')} amount={text(total_paise)} isTotal />
      </Box>
      {endorsement && (
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
          {endorsement}
        </Typography>
      )}
      {gst_percent === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t(endorsement ? 'issue.untaxed' : 'issue.plain')}
        </Typography>
      )}
    </Card>
  );
}
