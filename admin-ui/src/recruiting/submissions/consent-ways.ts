import { t } from '../../texts/console';

/** How people tell the agency what they agree to. */
export const consentWays = () =>
  (['phone', 'paper', 'whatsapp'] as const).map((id) => ({ id, name: t(`consent.how.${id}Short`) }));
