import type { ReactNode } from 'react';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';

/** Names and values, one pair per line. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(8rem,max-content)_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents max-sm:block">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold max-sm:mb-3" lang={typeof value === 'string' ? typedLanguage(value) : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
