import type { DataProvider, Identifier } from 'react-admin';
import type { CompanyBilling } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import {
  type Api,
  type CreateCall,
  filled,
  nationalDigits,
  patch,
  shaped,
  withOffLimits,
  withOwner,
} from '../kit/resource/calls';

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

const shapedPhone = shaped('contact_person_phone', nationalDigits);

/** The call that changes one. */
export const updateCompany = patch('companies', (values) => withOwner(withOffLimits(shapedPhone(values))));

/** Calls about what companies are billed as. */
export const companyCalls = ({ get, send }: Api) => ({
  getCompanyBilling: (id: Identifier) => get<CompanyBilling>(`/companies/${id}/billing`),
  setCompanyBilling: async (id: Identifier, values: object, call: FormCall) =>
    (await send(`/companies/${id}/billing`, 'PATCH', values, call)) as CompanyBilling,
});

export type CompanyProvider = DataProvider & ReturnType<typeof companyCalls>;
