import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/own-resume';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** The size of a file as people read it, for instance 184 kB or 1.2 MB. */
export function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return t('ownResume.kilobytes', { size: countText(Math.ceil(bytes / KILOBYTE)) });
  return t('ownResume.megabytes', { size: (bytes / MEGABYTE).toLocaleString('en-IN', { maximumFractionDigits: 1 }) });
}
