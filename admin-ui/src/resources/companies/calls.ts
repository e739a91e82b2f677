import { filled, nationalDigits, patch, shaped, type CreateCall } from '../../platform/resource/calls';

/** The call that registers a company. */
export const CREATE_COMPANY: CreateCall = {
  path: '/auth/register',
  body: (values) => ({
    role: 'company',
    ...filled(values),
    contact_person_phone: nationalDigits(values['contact_person_phone']),
  }),
  names: {
    name: 'companyName',
    contact_person_name: 'contactPersonName',
    contact_email: 'email',
    contact_person_phone: 'mobile',
  },
};

/** The call that changes one. */
export const updateCompany = patch('companies', shaped('contact_person_phone', nationalDigits));
