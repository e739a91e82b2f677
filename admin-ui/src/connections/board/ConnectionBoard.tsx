import type { ReactNode } from 'react';

/** Connections by placement status. */
export default function ConnectionBoard({ viewSwitch }: { path: string; viewSwitch: ReactNode }) {
  return <>{viewSwitch}</>;
}
