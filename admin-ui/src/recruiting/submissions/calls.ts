import type { DataProvider, Identifier } from 'react-admin';
import type { AgencySettings, Connection, Schemas } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Api } from '../../kit/resource/calls';

export type Sheet = Schemas['SheetDto'];
export type SheetProposal = Schemas['SheetProposalDto'];
export type SheetPreview = Schemas['SheetPreviewDto'];
export type FoundIdentity = Schemas['FoundIdentityDto'];
export type Opening = Schemas['OpeningDto'];
export type Answers = Schemas['CompanyAnswersDto'];
export type CompanyAnswer = Schemas['CompanyAnswerDto'];
export type KnownClaim = Schemas['KnownClaimDto'];
export type ViewLink = Schemas['ViewLinkDto'];
export type SubmittedMany = Schemas['SubmittedManyDto'];
export type ConsentHistory = Schemas['ConsentHistoryDto'];
export type Consents = Schemas['ConsentsDto'];

const ofConnection = (id: Identifier, path: string): string => `/connections/${id}/${path}`;
const ofJob = (id: Identifier, path: string): string => `/job-requests/${id}/${path}`;

/** Calls about what companies are shown of people, and what they say of them. */
export const submissionCalls = ({ get, send }: Api) => ({
  getSheet: (id: Identifier) => get<Sheet>(ofConnection(id, 'sheet')),
  getSheetProposal: (id: Identifier) => get<SheetProposal>(ofConnection(id, 'sheet/proposal')),
  getSheetPreview: (id: Identifier) => get<SheetPreview>(ofConnection(id, 'sheet/preview')),
  setSheet: (id: Identifier, sheet: Schemas['SetSheetDto'], call?: FormCall) =>
    send(ofConnection(id, 'sheet'), 'PUT', sheet, call),
  submitPerson: (id: Identifier, submission: Schemas['SubmitDto'], call?: FormCall) =>
    send(ofConnection(id, 'submit'), 'POST', submission, call) as Promise<Connection>,
  withdrawPerson: (id: Identifier, values: Schemas['WithdrawDto'], call?: FormCall) =>
    send(ofConnection(id, 'withdraw'), 'POST', values, call) as Promise<Connection>,
  setReveal: (id: Identifier, values: Schemas['SetRevealDto'], call?: FormCall) =>
    send(ofConnection(id, 'reveal'), 'PUT', values, call) as Promise<Connection>,
  getOpenings: (id: Identifier) => get<Opening[]>(ofConnection(id, 'openings')),
  getAnswers: (id: Identifier) => get<Answers>(ofConnection(id, 'answers')),
  noteAnswer: (id: Identifier, values: Schemas['NoteAnswerDto'], call?: FormCall) =>
    send(ofConnection(id, 'answer'), 'PUT', values, call),
  decideKnown: (id: Identifier, values: Schemas['DecideKnownDto'], call?: FormCall) =>
    send(ofConnection(id, 'known'), 'PUT', values, call),
  submitMany: (job: Identifier, connection_ids: number[], call?: FormCall) =>
    send(ofJob(job, 'submissions'), 'POST', { connection_ids }, call) as Promise<SubmittedMany>,
  closeJob: (job: Identifier, values: Schemas['CloseJobDto'], call?: FormCall) =>
    send(ofJob(job, 'close'), 'POST', values, call),
  getViewLinks: (job: Identifier) => get<ViewLink[]>(ofJob(job, 'view-links')),
  revokeViewLink: (job: Identifier, link: Identifier) => send(ofJob(job, `view-links/${link}/revoke`), 'POST', {}),
  getConsent: (person: Identifier) => get<ConsentHistory>(`/employees/${person}/consent`),
  noteConsent: (person: Identifier, values: Schemas['NoteConsentDto'], call?: FormCall) =>
    send(`/employees/${person}/consent`, 'POST', values, call),
  getConsents: (person: Identifier) => get<Consents>(`/employees/${person}/consents`),
  withdrawConsent: (person: Identifier, values: Schemas['WithdrawConsentDto'], call?: FormCall) =>
    send(`/employees/${person}/consents/withdraw`, 'POST', values, call),
});

export type SubmissionProvider = DataProvider &
  ReturnType<typeof submissionCalls> & { getAgencySettings: () => Promise<AgencySettings> };
