import { useState } from 'react';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { interviewLook } from '@niyukt/ui-shared/theme/status-look';
import type { OwnInvitation } from './interview-queries';
import { shownState } from './shown-state';

/** How far an interview went. */
export function StateChip({ interview }: { interview: OwnInvitation }) {
  const [now] = useState(Date.now);
  const state = shownState(interview, now);
  return <StatusChip {...interviewLook(state)} label={t(`meeting.state.${state}`)} />;
}
