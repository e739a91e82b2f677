import type { DataProvider, Identifier } from 'react-admin';
import type {
  CompanyAnswers,
  CreateInterview,
  Holiday,
  Interview,
  InterviewChange,
  InterviewDay,
  Member,
  UpdateInterview,
} from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { type Api, type CreateCall, patch } from '../../kit/resource/calls';

export const CREATE_INTERVIEW: CreateCall = { path: '/api/admin/interviews', body: (values) => values };

export const updateInterview = patch('interviews');

/** Whether it was held, and who did not come. */
export interface Result {
  result: 'done' | 'no_show';
  by?: 'person' | 'company';
}

/** Calls about interviews for which react-admin has no word. */
export const interviewCalls = ({ get, send, upload }: Api) => ({
  planInterview: (values: CreateInterview, call?: FormCall) =>
    send('/interviews', 'POST', values, call) as Promise<Interview>,
  changeInterview: (id: Identifier, values: UpdateInterview, call?: FormCall) =>
    send(`/interviews/${id}`, 'PATCH', values, call) as Promise<Interview>,
  cancelInterview: (id: Identifier, reason: string, call?: FormCall) =>
    send(`/interviews/${id}/cancel`, 'POST', { reason }, call) as Promise<Interview>,
  setInterviewResult: (id: Identifier, result: Result, call?: FormCall) =>
    send(`/interviews/${id}/result`, 'PUT', result, call) as Promise<Interview>,
  takeReplyFile: (id: Identifier, file: File, signal: AbortSignal) =>
    upload(`/interviews/${id}/reply-file`, file, () => undefined, signal),
  /** What the company answered about a person, with the times that it proposed. */
  getInterviewAnswers: (connectionId: Identifier) => get<CompanyAnswers>(`/connections/${connectionId}/answers`),
  /** Who acts for the company that an interview is at. */
  getAttendeeMembers: (companyId: Identifier) => get<Member[]>(`/companies/${companyId}/members`),
  /** Those of the first day that has some ahead. */
  getInterviewDay: () => get<InterviewDay>('/interviews/next-day'),
  getDaysOff: () => get<Holiday[]>('/holidays?sort=["day","ASC"]&range=[0,999]'),
  /** What became of an interview, the newest first. */
  getInterviewHistory: (id: Identifier) => get<InterviewChange[]>(`/interviews/${id}/history`),
});

export type InterviewProvider = DataProvider & ReturnType<typeof interviewCalls>;
