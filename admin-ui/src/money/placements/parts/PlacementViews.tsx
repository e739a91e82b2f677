import { t } from '@niyukt/ui-shared/i18n/console';
import { ViewLinks } from '../../../kit/lists/ViewLinks';
import { REGISTER } from './register';

/** The connections that are placed now, and the register of every placement. */
export const PlacementViews = () => (
  <ViewLinks
    views={[
      { path: '/placements', label: t('placements.now') },
      { path: REGISTER, label: t('placements.register') },
    ]}
  />
);
