import { notificationKind } from '../../agency/notifications/notification-kind.js';
import { type CompanyAnswer } from '../../connections/share.js';

const WORDS: Readonly<Record<CompanyAnswer, string>> = {
  interested: 'is interested in',
  hold: 'keeps on hold',
  not_suitable: 'finds not suitable',
  already_known: 'says it knew',
};

/** What became of a person's decision, by what the company is shown now. */
const DECIDED: Readonly<Record<string, string>> = {
  submitted: 'agreed and is shown',
  waiting: 'is asked again',
  declined: 'does not want to be shown',
  expired: 'is not shown',
};

interface Named {
  person: string;
  title: string;
  company: string;
}

const OF_CONNECTION = `select c.connection_id as record_id, c.employee_name as person, c.job_title as title, c.company_name as company,
    c.company_answer as answer, c.share
  from connections c where c.connection_id = any($1::integer[]) and not c.restricted`;

const connection = (id: number): string => `/admin-dashboard/connections/${id}/show`;

/** A company has people to look at; its mail is the noun's own. */
export const PEOPLE_SHOWN = notificationKind<{ title: string }>('submission.made', {
  recordKind: 'job_request',
  title: 'New candidates',
  mail: 'never',
  readers: {
    company: `select j.request_id as record_id, j.title from job_requests j join company_members m using (company_id)
      where j.request_id = any($1::integer[]) and m.user_id = $2::integer`,
  },
  text: ({ title }) => `New candidates for ${title}`,
  path: (requestId) => `/company-dashboard/jobs/${requestId}/candidates`,
});

export const COMPANY_ANSWERED_NOTIFICATION = notificationKind<Named & { answer: CompanyAnswer | null }>(
  'submission.answered',
  {
    recordKind: 'connection',
    title: 'A company answers about a person',
    readers: { staff: OF_CONNECTION },
    text: ({ person, title, company, answer }) =>
      answer ? `${company} ${WORDS[answer]} ${person}, ${title}` : `${company} answered about ${person}, ${title}`,
    path: connection,
  },
);

export const PERSON_DECIDED_NOTIFICATION = notificationKind<Named & { share: string }>('submission.decided', {
  recordKind: 'connection',
  title: 'A person agrees to be shown, or refuses',
  readers: { staff: OF_CONNECTION },
  text: ({ person, title, share }) => `${person} ${DECIDED[share] ?? 'is no longer shown'} for ${title}`,
  path: connection,
});

/** The person is notified that an employer sees the profile. */
export const PROFILE_SHOWN = notificationKind<{ title: string }>('submission.shown', {
  recordKind: 'application',
  title: 'An employer sees your profile',
  readers: {
    employee: `select c.connection_id as record_id, c.job_title as title from connections c join employees e using (employee_id)
      where c.connection_id = any($1::integer[]) and e.user_id = $2::integer and c.share = 'submitted'`,
  },
  text: ({ title }) => `Your profile is shown for ${title}`,
  hi: ({ title }) => `आपकी प्रोफ़ाइल इस नौकरी के लिए दिखाई जा रही है: ${title}`,
  path: () => '/employee-dashboard/applications',
});
