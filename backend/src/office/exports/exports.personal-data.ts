import { type PersonalData } from '../../auth/personal-data/personal-data.js';

/** Files of whole lists. Whom one names is not known without reading it: an erasure deletes all of them; they last a day. */
export const LIST_EXPORT_DATA: PersonalData = {
  name: 'listExports',
  own: { nothing: 'files of lists are made for the staff' },
  read: ({ transaction, person }) =>
    transaction.query(
      `select resource, format, state, row_count, created_at from list_exports where created_by = any($1) order by export_id`,
      [person.users],
    ),
  erase: async ({ transaction }) => {
    const [, listExports] = await transaction.query<[unknown[], number]>('delete from list_exports');
    return { listExports };
  },
};
