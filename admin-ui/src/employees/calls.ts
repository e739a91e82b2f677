import type { DataProvider } from 'react-admin';
import { readRupees } from '@niyukt/ui-shared/domain/salary';
import { type Api, type CreateCall, filled, nationalDigits } from '../kit/resource/calls';

/** An amount as it was typed, as a number; 0 for none. */
const rupees = (typed: unknown): number => (typeof typed === 'string' ? (readRupees(typed) ?? 0) : 0);

/** The call that registers an employee. */
export const CREATE_EMPLOYEE: CreateCall = {
  path: '/auth/register',
  body: ({ source, ...values }) => ({
    role: 'employee',
    ...filled(values),
    ...(source !== 'unknown' && { source }),
    phone: nationalDigits(values['phone']),
    preferred_salary: rupees(values['preferred_salary']),
  }),
  names: {
    full_name: 'name',
    phone: 'mobile',
    preferred_location: 'emplocation',
    preferred_salary: 'empsalary',
  },
};

/** A skill, and how many employees have it. */
export interface Skill {
  name: string;
  count: number;
}

/** Calls about employees for which react-admin has no word. */
export const employeeCalls = ({ get }: Api) => ({
  /** Skills that employees have, with how many have them. @param q part of a skill; all of them when empty */
  getSkills: (q: string) => get<Skill[]>(`/skills?q=${encodeURIComponent(q)}`),
});

export type EmployeeProvider = DataProvider & ReturnType<typeof employeeCalls>;
