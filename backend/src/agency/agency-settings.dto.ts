import { SECOND_FACTOR_RULES, type SecondFactorRule } from '../auth/factors/sign-in-rules.entity.js';
import { NullableObject, NullableReply, Reply } from '../platform/http/reply.js';
import {
  EMPLOYER_NAMED_FROM,
  type EmployerNamedFrom,
  REVEALING_STATUSES,
  type RevealingStatus,
} from './agency-settings.entity.js';

/** The agency's logo. */
export class AgencyLogoDto {
  @Reply('Where it is', '/api/agency/logo.png?v=9f86d081884c7d65')
  path: string;

  @Reply('Changes with the picture', '9f86d081884c7d65')
  version: string;

  @Reply('Pixels', 288)
  width: number;

  @Reply('Pixels', 96)
  height: number;
}

/** The agency's present settings. What was never set is null. */
export class AgencySettingsDto {
  @NullableReply('Name on documents', 'Niyukt Staffing Private Limited')
  legal_name: string | null;

  @NullableReply("Name people know, in mails and on every page; null for the product's", 'Teen Log Staffing')
  known_as: string | null;

  @NullableReply('Street address', '14 Residency Road')
  address: string | null;

  @NullableReply('City', 'Bengaluru')
  city: string | null;

  @NullableReply('Two-digit GST code of the state', '29')
  state_code: string | null;

  @NullableReply('PIN code', '560001')
  pin_code: string | null;

  @NullableReply('GSTIN', '29AAHCT9485A1ZX')
  gstin: string | null;

  @NullableReply('PAN', 'AAHCT9485A')
  pan: string | null;

  @NullableReply('E-mail address on documents', 'accounts@niyukt.example')
  email: string | null;

  @NullableReply('Phone number on documents', '+91 80 4000 1000')
  phone: string | null;

  @NullableReply('Holder of the bank account', 'Niyukt Staffing Private Limited')
  bank_account_name: string | null;

  @NullableReply('Number of the bank account', '50200012345678')
  bank_account_number: string | null;

  @NullableReply('IFSC of the bank', 'HDFC0000123')
  bank_ifsc: string | null;

  @NullableReply('UPI address', 'niyukt@hdfcbank')
  upi_id: string | null;

  @Reply('Start of document numbers', 'NY')
  invoice_prefix: string;

  @Reply('Services accounting code', '998512')
  sac: string;

  @Reply('GST in percent', 18, { type: 'number' })
  gst_percent: number;

  @Reply("Fee in percent of the first month's gross salary", 50, { type: 'number' })
  fee_percent: number;

  @Reply('Business days from joining until the fee is due', 30)
  due_business_days: number;

  @Reply('Months of the replacement warranty', 3)
  warranty_months: number;

  @Reply('Days after the last working day within which a claim is prompt', 7)
  claim_notice_days: number;

  @Reply('Years that employees commit themselves to', 2)
  commitment_years: number;

  @Reply('Penalty of the terms for employees, in paise', 1000000)
  penalty_paise: number;

  @Reply('Days within which the penalty is payable', 15)
  penalty_days: number;

  @Reply('Whether reminders of what is due go out', true)
  reminders_on: boolean;

  @Reply('From when people are told the name of the employer', 'interview', { enum: EMPLOYER_NAMED_FROM })
  employer_named_from: EmployerNamedFrom;

  @Reply("Placement status that shows a company the person's name", 'interview_scheduled', { enum: REVEALING_STATUSES })
  name_shown_from: RevealingStatus;

  @Reply("Placement status that shows a company the person's phone, e-mail and file", 'offered', {
    enum: REVEALING_STATUSES,
  })
  contact_shown_from: RevealingStatus;

  @Reply('Which second factor the staff needs', 'off', { enum: SECOND_FACTOR_RULES })
  second_factor: SecondFactorRule;

  @NullableObject('The logo; null as long as there is none', AgencyLogoDto)
  logo: AgencyLogoDto | null;

  @Reply('When these were set, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  set_at: string;
}
