import { IsBoolean, Matches } from 'class-validator';
import { SECOND_FACTOR_RULES, type SecondFactorRule } from '../auth/factors/sign-in-rules.entity.js';
import { Field, Rule } from '../platform/validation/field.js';
import { ChoiceField, EmailField, IntegerField, TextField } from '../platform/validation/fields.js';
import { PaiseField, PercentField } from '../platform/validation/money-fields.js';
import { Unprocessable } from '../platform/validation/unprocessable.js';
import { CapitalsField, GstinField, isNoAddress, PinCodeField, StateField } from './agency-fields.js';
import {
  EMPLOYER_NAMED_FROM,
  type EmployerNamedFrom,
  MAX_KNOWN_AS,
  REVEALING_STATUSES,
  type RevealingStatus,
} from './agency-settings.entity.js';

/** Optional fields that are left out stay as they are. */
@Unprocessable()
export class SetAgencySettingsDto {
  @TextField({
    label: 'Legal name',
    max: 160,
    doc: 'Name on documents',
    example: 'Niyukt Staffing Private Limited',
    required: 'Legal name is required',
    emptied: 'Legal name is required',
  })
  legal_name: string;

  @TextField({
    label: 'Name people know',
    max: MAX_KNOWN_AS,
    doc: "Name in mails and on every page; without one the product's",
    example: 'Teen Log Staffing',
    also: [Rule(isNoAddress)],
  })
  known_as?: string | null;

  @TextField({
    label: 'Address',
    max: 500,
    lines: true,
    doc: 'Street address',
    example: '14 Residency Road',
    required: 'Address is required',
    emptied: 'Address is required',
  })
  address: string;

  @TextField({
    label: 'City',
    doc: 'City',
    example: 'Bengaluru',
    required: 'City is required',
    emptied: 'City is required',
  })
  city: string;

  @StateField('State is required')
  state_code: string;

  @PinCodeField('PIN code is required')
  pin_code: string;

  @GstinField('GSTIN of the agency; without one its invoices have no tax')
  gstin?: string | null;

  @CapitalsField('Income tax PAN', 'AAPFU0939F', /^[A-Z]{5}\d{4}[A-Z]$/, 'PAN must be like AAPFU0939F')
  pan?: string | null;

  @EmailField({ doc: 'E-mail address on documents', example: 'accounts@niyukt.example' })
  email: string;

  @TextField({
    label: 'Phone',
    max: 20,
    doc: 'Phone number on documents',
    example: '+91 80 4000 1000',
    required: 'Phone is required',
    emptied: 'Phone is required',
    also: [Matches(/^[+\d][\d ()-]{5,19}$/, { message: 'Phone must be a phone number' })],
  })
  phone: string;

  @TextField({
    label: 'Account name',
    max: 160,
    doc: 'Holder of the bank account',
    example: 'Niyukt Staffing Private Limited',
  })
  bank_account_name?: string | null;

  @CapitalsField(
    'Number of the bank account',
    '50200012345678',
    /^[A-Z0-9]{6,34}$/,
    'Account number must be 6 to 34 letters and digits',
  )
  bank_account_number?: string | null;

  @CapitalsField('IFSC of the bank', 'HDFC0000123', /^[A-Z]{4}0[A-Z0-9]{6}$/, 'IFSC must be like HDFC0000123')
  bank_ifsc?: string | null;

  @Field({ doc: 'UPI address for the QR code', example: 'niyukt@hdfcbank' }, { type: String, maxLength: 100 }, [
    Matches(/^[\w.-]{2,64}@[A-Za-z][A-Za-z0-9.-]{1,34}$/, { message: 'UPI ID must be like name@bank' }),
  ])
  upi_id?: string | null;

  @Field(
    { doc: 'Start of document numbers: 1 to 4 letters and digits', example: 'NY', notEmpty: 'Prefix is required' },
    { type: String, pattern: '^[A-Z0-9]{1,4}$' },
    [Matches(/^[A-Z0-9]{1,4}$/, { message: 'Prefix must be 1 to 4 capital letters and digits' })],
  )
  invoice_prefix?: string;

  @Field(
    { doc: 'Services accounting code', example: '998512', notEmpty: 'SAC is required' },
    { type: String, pattern: '^\\d{4,8}$' },
    [Matches(/^\d{4,8}$/, { message: 'SAC must be 4 to 8 digits' })],
  )
  sac?: string;

  @PercentField({ label: 'GST', doc: 'GST in percent', example: 18, notEmpty: 'GST is required' })
  gst_percent?: number;

  @PercentField({
    label: 'Fee',
    max: 999,
    doc: "Fee in percent of the first month's gross salary",
    example: 50,
    notEmpty: 'Fee is required',
  })
  fee_percent?: number;

  @IntegerField({
    label: 'Days until due',
    min: 1,
    max: 365,
    tooSmall: 'Days until due must be at least 1',
    doc: 'Business days from joining until the fee is due',
    example: 30,
    notEmpty: 'Days until due are required',
  })
  due_business_days?: number;

  @IntegerField({
    label: 'Warranty',
    min: 0,
    max: 60,
    tooSmall: 'Warranty cannot be negative',
    doc: 'Months of the replacement warranty',
    example: 3,
    notEmpty: 'Warranty is required',
  })
  warranty_months?: number;

  @IntegerField({
    label: 'Claim notice',
    min: 0,
    max: 365,
    tooSmall: 'Claim notice cannot be negative',
    doc: 'Days after the last working day within which a claim is prompt',
    example: 7,
    notEmpty: 'Claim notice is required',
  })
  claim_notice_days?: number;

  @IntegerField({
    label: 'Commitment',
    min: 0,
    max: 10,
    tooSmall: 'Commitment cannot be negative',
    doc: 'Years that employees commit themselves to',
    example: 2,
    notEmpty: 'Commitment is required',
  })
  commitment_years?: number;

  @PaiseField({
    label: 'Penalty',
    min: 0,
    doc: 'Penalty of the terms for employees, in paise',
    example: 1000000,
    notEmpty: 'Penalty is required',
  })
  penalty_paise?: number;

  @IntegerField({
    label: 'Penalty days',
    min: 0,
    max: 365,
    tooSmall: 'Penalty days cannot be negative',
    doc: 'Days within which the penalty is payable',
    example: 15,
    notEmpty: 'Penalty days are required',
  })
  penalty_days?: number;

  @Field(
    { doc: 'Whether reminders of what is due go out', example: true, notEmpty: 'Say whether reminders go out' },
    { type: Boolean },
    [IsBoolean({ message: 'Reminders must be true or false' })],
  )
  reminders_on?: boolean;

  @ChoiceField(EMPLOYER_NAMED_FROM, {
    label: 'Employer named',
    doc: 'From when people are told the name of the employer',
    example: 'interview',
    notEmpty: 'Say from when people are told the employer',
  })
  employer_named_from?: EmployerNamedFrom;

  @ChoiceField(REVEALING_STATUSES, {
    label: 'Name shown',
    doc: "Placement status that shows a company the person's name",
    example: 'interview_scheduled',
    notEmpty: 'Say from when companies see names',
  })
  name_shown_from?: RevealingStatus;

  @ChoiceField(REVEALING_STATUSES, {
    label: 'Contacts shown',
    doc: "Placement status that shows a company the person's phone, e-mail and file",
    example: 'offered',
    notEmpty: 'Say from when companies see contacts',
  })
  contact_shown_from?: RevealingStatus;

  @ChoiceField(SECOND_FACTOR_RULES, {
    label: 'Second factor',
    doc: 'Which second factor the staff needs; raised only by a super admin who has one',
    example: 'any',
    notEmpty: 'Say which second factor the staff needs',
  })
  second_factor?: SecondFactorRule;
}
