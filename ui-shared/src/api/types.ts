import type { components } from './schema';

/** Types of the API, generated from `backend/openapi.json`. */
export type ErrorBody = Schemas['ErrorBody'];
/** What is wrong, for programs; `docs/errors.md` lists all of them. */
export type ErrorCode = ErrorBody['code'];
export type Schemas = components['schemas'];

export type LoginAnswer = Schemas['SessionDto'];
export type EmployeeProfile = Schemas['EmployeeProfileDto'];
export type CompanyProfile = Schemas['CompanyProfileDto'];
export type ConnectedJob = Schemas['ConnectedJobDto'];
export type CompanyJob = Schemas['CompanyJobDto'];
export type Terms = Schemas['TermsDto'];
export type Message = Schemas['MessageDto'];
export type PasswordChanged = Schemas['PasswordChangedDto'];
export type EmailExists = Schemas['EmailExistsDto'];
export type CreateJob = Schemas['CreateJobDto'];
export type UpdateCompany = Schemas['UpdateCompanyDto'];
export type UpdateEmployeeProfile = Schemas['UpdateEmployeeProfileDto'];
export type RegistrationSent = Schemas['RegistrationSentDto'];
export type SendRegistrationCode = Schemas['SendRegistrationCodeDto'];
export type Employee = Schemas['EmployeeDto'];
export type Company = Schemas['CompanyDto'];
export type JobRequest = Schemas['JobRequestDto'];
export type Connection = Schemas['ConnectionDto'];
export type PlacementHistory = Schemas['PlacementHistoryDto'];
export type DashboardStats = Schemas['DashboardStatsDto'];
export type Admin = Schemas['AdminDto'];
export type AuditEntry = Schemas['AuditEntryDto'];
export type StaffProfile = Schemas['StaffProfileDto'];

export type PlacementState = 'active' | 'left' | 'reverted' | 'replaced';
export type WarrantyState = 'not_started' | 'running' | 'claimed' | 'ended';
export type InvoiceKind = 'invoice' | 'credit_note' | 'debit_note';
export type InvoiceState = 'issued' | 'part_paid' | 'paid' | 'credited';
export type PaymentMode = 'bank_transfer' | 'upi' | 'cheque' | 'cash' | 'other';
export type ClaimState = 'filed' | 'approved' | 'declined' | 'replaced' | 'closed';
export type ClaimReason = 'resigned' | 'terminated' | 'absconded' | 'other';

export interface Placement {
  id: number;
  placement_id: number;
  connection_id: number | null;
  request_id: number | null;
  employee_id: number | null;
  company_id: number | null;
  employee_name: string;
  job_title: string;
  job_location: string | null;
  company_name: string;
  placed_on: string;
  joining_date: string | null;
  first_month_gross_paise: number | null;
  fee_paise: number | null;
  state: PlacementState;
  left_on: string | null;
  left_reason: string | null;
  warranty_until: string | null;
  warranty: WarrantyState;
  replaces_placement_id: number | null;
  replaced_by_placement_id: number | null;
  invoice_id: number | null;
  invoice_number: string | null;
  invoice_state: InvoiceState | null;
  due_date: string | null;
  issue_by: string | null;
}

export interface Invoice {
  id: number;
  invoice_id: number;
  kind: InvoiceKind;
  number: string;
  issued_on: string;
  due_date: string | null;
  placement_id: number | null;
  corrects_invoice_id: number | null;
  company_id: number | null;
  company_name: string;
  company_gstin: string | null;
  place_of_supply: string;
  sac: string;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  total_paise: number;
  credited_paise: number;
  debited_paise: number;
  received_paise: number;
  tds_paise: number;
  outstanding_paise: number;
  state: InvoiceState;
  overdue: boolean;
  days_overdue: number;
}

export interface Payment {
  id: number;
  payment_id: number;
  invoice_id: number;
  invoice_number: string;
  company_id: number | null;
  company_name: string;
  received_on: string;
  mode: PaymentMode;
  reference: string | null;
  amount_paise: number;
  tds_paise: number;
  tds_section: string | null;
  created_at: string;
  reversed_at: string | null;
  reversal_reason: string | null;
}

export interface Claim {
  id: number;
  claim_id: number;
  placement_id: number;
  employee_name: string;
  job_title: string;
  company_id: number | null;
  company_name: string;
  request_id: number | null;
  last_working_day: string;
  reason: ClaimReason;
  note: string | null;
  late_notice: boolean;
  state: ClaimState;
  decision_reason: string | null;
  filed_at: string;
  decided_at: string | null;
  invoice_id: number | null;
  invoice_number: string | null;
  invoice_state: InvoiceState | null;
  outstanding_paise: number | null;
}
