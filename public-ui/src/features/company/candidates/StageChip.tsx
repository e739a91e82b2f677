import type { Candidate } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { candidateStageLook } from '@niyukt/ui-shared/theme/status-look';

/** How far it went with a person; who was answered is not new any more. */
export function StageChip({ candidate: { stage, answer } }: { candidate: Pick<Candidate, 'stage' | 'answer'> }) {
  const shown = stage === 'new' && answer ? 'answered' : stage;
  return <StatusChip {...candidateStageLook(shown)} label={t(`candidate.stage.${shown}`)} />;
}
