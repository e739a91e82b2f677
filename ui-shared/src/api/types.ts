import type { components } from './schema';

/** Types of the API, generated from `backend/openapi.json`. */
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
