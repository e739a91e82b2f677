import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { Tone } from '@niyukt/ui-shared/theme/status-look';
import type { TextState } from './types';

const TONES: Readonly<Record<TextState, Tone>> = {
  pending: 'slate',
  ready: 'green',
  no_text: 'amber',
  failed: 'rose',
};

/** How far the text of a resume has been read. */
export function TextStateChip({ state }: { state: TextState }) {
  return (
    <span role="status">
      <StatusChip tone={TONES[state]} label={t(`textState.${state}`)} />
    </span>
  );
}
