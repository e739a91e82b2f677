import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import type { DashboardStats } from '@niyukt/ui-shared/api/types';
import { SetUp, useSetUp } from './SetUp';

/** What leads an agency that has placed nobody yet: what is to be set up, and below it the rest, which does not move then. */
export function FirstHour({ stats, children }: { stats: DashboardStats; children: ReactNode }) {
  const { isReady, own } = useSetUp();
  if (!isReady) return <Skeleton variant="rounded" height={290} />;
  return (
    <>
      <SetUp stats={stats} own={own} />
      {children}
    </>
  );
}
