import type { PersonNotice } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { noticeLook } from '@niyukt/ui-shared/theme/status-look';
import { t } from '../../texts/console';

/** How far the notice to a person is, and what they said. */
export const noticeChip = ({ state }: PersonNotice) => (
  <StatusChip {...noticeLook(state)} label={t(`notice.state.${state}`)} />
);
