import type { Interview } from '@niyukt/ui-shared/api/types';
import { t } from '../../../texts/console';

/** How they meet, in words. */
export const modeText = ({ mode }: Pick<Interview, 'mode'>): string => t(`interview.mode.${mode}`);
