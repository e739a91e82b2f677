import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import type { Invoice } from '@niyukt/ui-shared/api/types';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import type { Resource } from '../../kit/resource/resource';
import { searchedField } from '../../kit/resource/searched-field';
import { t } from '../../texts/console';
import { pages } from '../pages';
import { invoiceCalls } from './calls';

/** Tax invoices, credit notes and debit notes: issued once, never changed. */
export const invoices: Resource<Invoice> = {
  page: pages.invoices,
  title: 'section.invoices',
  records: {
    representation: 'number',
    kind: { name: 'kind.invoice', title: 'kindTitle.invoice', plural: 'kinds.invoice' },
    recordKind: 'invoice',
    auditKind: 'invoice',
    search: {
      Icon: Receipt,
      name: ({ number }) => number,
      details: ({ company_name, total_paise, state }) => [
        company_name,
        plainMoneyText(total_paise),
        t(`invoiceState.${state}`),
      ],
      fields: ({ company_name }) => [searchedField(t('company.label'), company_name)],
    },
  },
  calls: invoiceCalls,
};
