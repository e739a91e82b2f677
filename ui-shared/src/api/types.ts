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
export type SetCompanyBilling = Schemas['SetCompanyBillingDto'];
export type CompanyPlacement = Schemas['CompanyPlacementDto'];
export type CompanyInvoice = Schemas['CompanyInvoiceDto'];
export type CompanyClaim = Schemas['CompanyClaimDto'];
export type FileClaim = Schemas['FileClaimDto'];
export type Placement = Schemas['PlacementDto'];
export type Invoice = Schemas['InvoiceDto'];
export type PlacementState = Placement['state'];
export type WarrantyState = Placement['warranty'];
export type InvoiceState = Invoice['state'];
export type Payment = Schemas['PaymentDto'];
export type Claim = Schemas['ClaimDto'];
export type ClaimState = Claim['state'];
export type Duplicate = Schemas['DuplicateDto'];
export type Merge = Schemas['MergeEntryDto'];
export type MergePreview = Schemas['MergePreviewDto'];
export type Introduction = Schemas['IntroductionDto'];
export type Receivables = Schemas['ReceivablesDto'];
export type CompanyReceivables = Schemas['CompanyReceivablesDto'];
export type BillingSummary = Schemas['BillingSummaryDto'];

/** A resume as it was uploaded. */
export interface Resume {
  resume_id: number;
  file_name: string;
  media_type: string;
  size_bytes: number;
  sha256: string;
  uploaded_at: string;
  uploaded_by_role: string;
  text_state: 'pending' | 'ready' | 'no_text' | 'failed';
}

/** What a resume says and the record does not. */
export interface ResumeFacts {
  email: string | null;
  phone: string | null;
  skills: string[];
  years_of_experience: number | null;
  last_title: string | null;
  education: string | null;
}

/** The own resume and what was found in it. */
export interface OwnResume {
  resume: Resume | null;
  facts: ResumeFacts | null;
  problem: string | null;
}
