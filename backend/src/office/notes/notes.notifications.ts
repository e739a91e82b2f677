import { notificationKind } from '../../agency/notifications/notification-kind.js';
import { type NoteKind } from './note-kind.js';

interface NoteValues {
  kind: NoteKind;
  about_id: number;
  about: string;
  author: string | null;
}

const DRAWERS: Readonly<Record<NoteKind, string>> = {
  employee: 'employees',
  company: 'companies',
  job_request: 'job-requests',
  connection: 'connections',
};

/** A note names an admin. Its text stays in the drawer: other people may read the mail or the lock screen. */
export const NOTE_MENTION = notificationKind<NoteValues>('note.mention', {
  recordKind: 'note',
  title: 'A colleague names you in a note',
  readers: {
    staff: `select n.note_id as record_id, n.kind, n.record_id as about_id, coalesce(u.full_name, u.email) as author,
        coalesce(e.full_name, k.name, j.title || ', ' || j.company_name, c.employee_name || ', ' || c.job_title) as about
      from notes n left join users u on u.user_id = n.author_id left join employees e on e.employee_id = n.employee_id
        left join companies k on k.company_id = n.company_id left join job_requests j on j.request_id = n.request_id
        left join connections c on c.connection_id = n.connection_id
      where n.note_id = any($1::integer[]) and $2::integer = any(n.mentions)
        and e.restricted is not true and c.restricted is not true`,
  },
  path: (_noteId, _reader, { kind, about_id }) => `/admin-dashboard/${DRAWERS[kind]}/${about_id}/show`,
  text: ({ author, about }) => `${author ?? 'A colleague'} named you in a note about ${about}.`,
});
