import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { inLanguage } from '@niyukt/ui-shared/i18n/languages';

/** A component in a chunk of its own, with its texts. */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => inLanguage(load));
