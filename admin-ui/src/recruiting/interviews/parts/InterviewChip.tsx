import '@niyukt/ui-shared/i18n/console-interviews';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { t } from '@niyukt/ui-shared/i18n/console';
import { interviewLook } from '@niyukt/ui-shared/theme/status-look';

export const INTERVIEW_STATES = [
  'proposed',
  'confirmed',
  'done',
  'no_show',
  'cancelled',
] as const satisfies readonly Interview['state'][];

/** How far an interview went, as a chip. */
export function InterviewChip({ state }: Pick<Interview, 'state'>) {
  return <StatusChip {...interviewLook(state)} label={t(`interview.state.${state}`)} />;
}
