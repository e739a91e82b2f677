import AccountBalance from '@mui/icons-material/AccountBalanceWalletOutlined';
import type { Resource } from '../../kit/resource/resource';
import { receivableCalls } from './calls';
import { page } from './page';

/** What clients owe, by age. Its rows are invoices. */
export const receivables: Resource = {
  page,
  section: { title: 'section.receivables', Icon: AccountBalance, key: 'r', group: 'billing' },
  calls: receivableCalls,
};
