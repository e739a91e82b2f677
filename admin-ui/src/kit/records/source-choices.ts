import { SOURCES } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';

/** Where people may come from, in words. */
export const sourceChoices = () => SOURCES.map((source) => ({ id: source, name: t(`source.${source}`) }));
