import { SOURCES } from '@niyukt/ui-shared/domain/choices';
import { t } from '../../texts/console';

/** Where people may come from, in words. */
export const sourceChoices = () => SOURCES.map((source) => ({ id: source, name: t(`source.${source}`) }));
