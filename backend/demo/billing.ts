import { type AgencySetting } from '../src/agency/agency-settings.entity.js';
import { type Company } from '../src/companies/company.entity.js';
import { type EmployerKey, EMPLOYERS } from './companies.js';

/** What the demo agency has set; the rules of its fee are the usual ones. */
export const AGENCY_SETTINGS: Partial<AgencySetting> = {
  legal_name: 'Niyukt Staffing Private Limited',
  address: '14 Residency Road',
  city: 'Bengaluru',
  state_code: '29',
  pin_code: '560025',
  gstin: '29AAHCT9485A1ZX',
  pan: 'AAHCT9485A',
  email: 'accounts@niyukt.example',
  phone: '+91 80 4000 1000',
  bank_account_name: 'Niyukt Staffing Private Limited',
  bank_account_number: '50200012345678',
  bank_ifsc: 'EXMP0000123',
  upi_id: 'niyukt@examplebank',
};

/** Days on which every office in India is closed, `MM-DD`. */
export const NATIONAL_HOLIDAYS = [
  ['01-26', 'Republic Day'],
  ['08-15', 'Independence Day'],
  ['10-02', 'Gandhi Jayanti'],
] as const;

type Billing = readonly [address: string, city: string, state: string, pin: string, gstin: string | null];

/** Who of the employers is billed where; Tulsi Home Care has not said it yet. */
const BILLING: Readonly<Partial<Record<EmployerKey, Billing>>> = {
  lehar: ['3rd floor, 100 Feet Road, Indiranagar', 'Bengaluru', '29', '560038', '29AAACL0000L1ZW'],
  sutradhar: ['Office 12, Prabhat Road, Erandwane', 'Pune', '27', '411004', '27AAACS0000S1ZF'],
  ganaka: ['Plot 41, HITEC City, Madhapur', 'Hyderabad', '36', '500081', '36AAACG0000G1ZH'],
  meghdoot: ['Tower B, Rajiv Gandhi Salai, Perungudi', 'Chennai', '33', '600096', '33AAACM0000M1Z4'],
  pixelbazaar: ['Gala 7, Senapati Bapat Marg, Lower Parel', 'Mumbai', '27', '400013', null],
  nakshatra: ['A-44, Sector 62', 'Noida', '09', '201309', '09AAACN0000N1ZS'],
  chhotacode: ['2nd floor, Bazaar Road, Mattancherry', 'Kochi', '32', '682002', null],
  neelgiri: ['88 Bannerghatta Road', 'Bengaluru', '29', '560076', '29AAATN0000N1ZR'],
  vajra: ['Gat 214, MIDC Phase II, Chakan', 'Pune', '27', '410501', '27AAACV0000V1Z6'],
  kaverifoods: ['Plot 9, Hebbal Industrial Area', 'Mysuru', '29', '570016', '29AAACK0000K1ZZ'],
  dhruvtara: ['Warehouse 3, Mankoli Naka, Bhiwandi', 'Mumbai', '27', '421302', '27AAACD0000D1ZP'],
  shahmehra: ['402 Ashram Road', 'Ahmedabad', '24', '380009', '24AAAFS0000S1ZF'],
  gulmohar: ['17 Connaught Place', 'Delhi', '07', '110001', '07AAACG0000R1ZV'],
  palash: ['MI Road, opposite the General Post Office', 'Jaipur', '08', '302001', '08AAACP0000P1ZO'],
};

/** What an employer is billed as. */
export function billingOf(key: EmployerKey): Partial<Company> {
  const billing = BILLING[key];
  if (!billing) return {};
  const [billing_address, billing_city, state_code, billing_pin_code, gstin] = billing;
  return {
    legal_name: EMPLOYERS.find((employer) => employer.key === key)?.name ?? null,
    billing_address,
    billing_city,
    state_code,
    billing_pin_code,
    gstin,
    billing_email: `accounts@${key}.example.com`,
  };
}
