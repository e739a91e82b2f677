import { agencyLogo, agencyName, PRODUCT } from '@niyukt/ui-shared/i18n/agency-name';
import { t } from '@niyukt/ui-shared/i18n/translate';

/** Whose product it is, where the agency has a name or a logo of its own. */
export function OnProduct() {
  return agencyName() === PRODUCT && !agencyLogo() ? null : (
    <p className="no-print text-small text-muted">{t('brand.on')}</p>
  );
}
