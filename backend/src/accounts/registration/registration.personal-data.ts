import { In } from 'typeorm';
import { deleteRows, type PersonalData } from '../../auth/personal-data/personal-data.js';
import { Registration } from './registration.entity.js';

export const REGISTRATION_DATA: PersonalData = {
  name: 'waitingRegistration',
  own: { nothing: 'it is gone once there is an account' },
  read: ({ transaction, person }) =>
    transaction.query(
      'select email, role, form, terms_version, terms_accepted_at, language, created_at from registrations where email = any($1)',
      [person.emails],
    ),
  erase: async (context) => ({
    registrations: await deleteRows(context, Registration, { email: In(context.person.emails) }),
  }),
};
