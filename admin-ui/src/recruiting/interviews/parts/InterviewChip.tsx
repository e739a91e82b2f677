import '../../../texts/interviews';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { interviewLook } from '@niyukt/ui-shared/theme/status-look';
import { t } from '../../../texts/console';

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
