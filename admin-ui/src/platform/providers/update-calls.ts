import type { Identifier } from 'react-admin';
import { nationalDigits, type Values } from './create-calls';

/** A call that changes a record. */
export interface UpdateCall {
  method: 'PUT' | 'PATCH';
  /** Below `/api/admin`. */
  path: string;
  body: Values;
}

const patch =
  (resource: string, converted: (values: Values) => Values = (values) => values) =>
  (id: Identifier, values: Values): UpdateCall => ({
    method: 'PATCH',
    path: `/${resource}/${id}`,
    body: converted(values),
  });

/** A value that is sent in another shape than the form has it; one that is left out stays out. */
const shaped =
  (field: string, shape: (value: unknown) => unknown) =>
  (values: Values): Values =>
    field in values ? { ...values, [field]: shape(values[field]) } : values;

const patchConnection = patch('connections');

/** Which call changes a record of each kind, and what it sends: the changed fields, and for an edit the version it began with. */
export const UPDATE_CALLS: Readonly<Record<string, (id: Identifier, values: Values) => UpdateCall>> = {
  employees: patch('employees'),
  companies: patch('companies', shaped('contact_person_phone', nationalDigits)),
  'job-requests': patch('job-requests', shaped('count', Number)),
  connections: (id, values) => {
    const { placement_status } = values;
    return placement_status === undefined
      ? patchConnection(id, values)
      : { method: 'PUT', path: `/connections/${id}/status`, body: { placement_status } };
  },
};
