import type { DataProvider } from 'react-admin';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import type { Api, Values } from '../../kit/resource/calls';

const pathOf = (employeeId: number): string => `/employees/${employeeId}/under-age`;

export const restrictionCalls = ({ send }: Api) => ({
  reportUnderAge: (employeeId: number, reason: Values, call: FormCall) =>
    send(pathOf(employeeId), 'POST', reason, call),
  disproveUnderAge: (employeeId: number, reason: Values, call: FormCall) =>
    send(pathOf(employeeId), 'DELETE', reason, call),
});

export type RestrictionProvider = DataProvider & ReturnType<typeof restrictionCalls>;
