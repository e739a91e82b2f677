import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Staff } from './staff';

const Context = createContext<Staff | undefined>(undefined);
const Rename = createContext<(name: string) => void>(() => undefined);

/** @param value who is there; the name may change since */
export function StaffProvider({ value, children }: { value: Staff; children: ReactNode }) {
  const [name, rename] = useState(value.full_name);
  const staff = useMemo(() => ({ ...value, full_name: name }), [value, name]);
  return (
    <Rename value={rename}>
      <Context value={staff}>{children}</Context>
    </Rename>
  );
}

/** Who is at the console. */
export function useStaff(): Staff {
  const staff = use(Context);
  if (!staff) throw new Error('useStaff needs a StaffProvider above it');
  return staff;
}

/** Says that who is there has another name. */
export const useRename = (): ((name: string) => void) => use(Rename);
