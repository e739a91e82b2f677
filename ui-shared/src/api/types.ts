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
export type AgencySettings = Schemas['AgencySettingsDto'];
export type Holiday = Schemas['HolidayDto'];
export type CompanyBilling = Schemas['CompanyBillingDto'];
export type Placement = Schemas['PlacementDto'];
export type Invoice = Schemas['InvoiceDto'];
export type PlacementState = Placement['state'];
export type WarrantyState = Placement['warranty'];
export type InvoiceState = Invoice['state'];
export type PaymentMode = 'bank_transfer' | 'upi' | 'cheque' | 'cash' | 'other';
export type ClaimState = 'filed' | 'approved' | 'declined' | 'replaced' | 'closed';
export type ClaimReason = 'resigned' | 'terminated' | 'absconded' | 'other';

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
  recorded_at: string;
  reversed: boolean;
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
  covered: boolean;
  late_notice: boolean;
  state: ClaimState;
  filed_by: 'company' | 'agency';
  warranty_until: string | null;
  replacement_placement_id: number | null;
  decision_reason: string | null;
  filed_at: string;
  decided_at: string | null;
  invoice_id: number | null;
  invoice_number: string | null;
  invoice_state: InvoiceState | null;
  outstanding_paise: number | null;
}
