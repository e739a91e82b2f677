import type { HealthCheck } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/health';

const WAITED_FOR = ['resumes', 'imports', 'exports', 'mails'] as const;
type WaitedFor = (typeof WAITED_FOR)[number];
const isWaitedFor = (name: HealthCheck['name']): name is WaitedFor => WAITED_FOR.some((each) => each === name);

/** What is said of a check: how it stands, and what is to be done. */
export function checkWords({ name, state, count, moment }: HealthCheck): string {
  const values = { count: count ?? 0, when: moment ? momentInIndia(moment) : '' };
  if (state === 'unknown') return t(name === 'disk' ? 'health.disk.unknown' : 'health.site_certificate.unknown');
  if (state === 'attention') {
    // none is known
    if (name === 'backup' && !moment) return t('health.backup.none');
    // one that stopped is told before one that goes on for long, and has no moment
    if (name === 'imports' && moment) return t('health.imports.long', values);
    return t(`health.${name}.attention`, values);
  }
  if (!isWaitedFor(name)) return t(`health.${name}.well`, values);
  if (!count) return t(`health.${name}.none`);
  return [
    t(`health.${name}.well`, values),
    moment && t(name === 'resumes' ? 'health.oldestUpload' : 'health.oldest', values),
  ]
    .filter(Boolean)
    .join(' ');
}
