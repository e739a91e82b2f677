import { type EmployerKey } from './companies.js';
import { type PersonName } from './people.js';

interface SecondRecord<Key> {
  of: Key;
  name: string;
  email: string;
  daysAgo: number;
}

/** How a second record tells that it is the same person: the whole phone, or its last six digits; the e-mail may, too. */
type Trace = 'phone' | 'last digits' | 'none';

/** People who registered a second time under a name that is nearly the same, for "Duplicates". */
export const PEOPLE_TWICE: readonly (SecondRecord<PersonName> & { phone: Trace })[] = [
  { of: 'Sneha Kulkarni', name: 'Sneha S Kulkarni', email: 'snehak.pune@mail.example.com', daysAgo: 9, phone: 'phone' },
  {
    of: 'Mohammed Faizan',
    name: 'Mohammad Faizan',
    email: 'faizan.codes@mail.example.com',
    daysAgo: 5,
    phone: 'last digits',
  },
  {
    of: 'Rajesh Verma',
    name: 'Rajesh Kumar Verma',
    email: 'rajesh.verma+jobs@mail.example.com',
    daysAgo: 3,
    phone: 'none',
  },
];

/** An employer whose branch registered once more. */
export const COMPANIES_TWICE: readonly SecondRecord<EmployerKey>[] = [
  { of: 'palash', name: 'Palash Finserv Pvt. Ltd.', email: 'kota@palashfinserv.example.com', daysAgo: 7 },
];
