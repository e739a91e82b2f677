import { countOf, type PersonalData } from '../privacy/personal-data.js';

/** Forms that wait for their code. */
export const REGISTRATION_DATA: PersonalData = {
  name: 'waitingRegistration',
  read: ({ transaction, person }) =>
    transaction.query(
      'select email, role, form, terms_version, terms_accepted_at, created_at from registrations where email = $1',
      [person.email],
    ),
  erase: async (context) => ({
    registrations: await countOf(context, 'delete from registrations where email = $1 returning email', [
      context.person.email,
    ]),
  }),
};
