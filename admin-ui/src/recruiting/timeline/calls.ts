import type { DataProvider, Identifier } from 'react-admin';
import type { Timeline } from '@niyukt/ui-shared/api/types';
import type { Api } from '../../kit/resource/calls';

/** The record whose timeline is shown. */
export interface TimelineSubject {
  kind: 'employee' | 'company' | 'job_request' | 'connection';
  id: Identifier;
}

/** Calls about timelines. */
export const timelineCalls = ({ get }: Api) => ({
  /** @param before as an earlier page names it */
  getTimeline: ({ kind, id }: TimelineSubject, before: string | undefined) =>
    get<Timeline>(
      `/timeline?kind=${kind}&record_id=${id}${before === undefined ? '' : `&before=${encodeURIComponent(before)}`}`,
    ),
});

export type TimelineProvider = DataProvider & ReturnType<typeof timelineCalls>;

/** What the API calls the records of a resource that has a timeline. */
export const TIMELINE_SUBJECTS: Readonly<Record<string, TimelineSubject['kind']>> = {
  employees: 'employee',
  companies: 'company',
  'job-requests': 'job_request',
  connections: 'connection',
};
