import type { DashboardStats } from '@niyukt/ui-shared/api/types';
import { Attention } from './Attention';
import { SetUp } from './SetUp';
import { useOpenTasks } from './Billing';

/** What an agency that has placed nobody yet sees in place of money: what is to be set up, and what waits. */
export default function FirstHour({ stats }: { stats: DashboardStats }) {
  const tasks = useOpenTasks();
  return (
    <>
      <SetUp stats={stats} />
      {tasks && tasks.length > 0 && <Attention tasks={tasks} />}
    </>
  );
}
