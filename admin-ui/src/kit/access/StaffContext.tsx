import { createContext, use } from 'react';
import type { Staff } from './staff';

const Context = createContext<Staff | undefined>(undefined);

export const StaffProvider = Context.Provider;

/** Who is at the console. */
export function useStaff(): Staff {
  const staff = use(Context);
  if (!staff) throw new Error('useStaff needs a StaffProvider above it');
  return staff;
}
