import type { ReactNode } from 'react';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';

/** Short facts in one line, separated by dots; the one before the first of a line is cut off. */
export function Meta({ items }: { items: readonly ReactNode[] }) {
  return (
    <div className="overflow-hidden">
      <ul className="-ml-[1.2em] flex flex-wrap text-small text-muted">
        {items.filter(Boolean).map((item, index) => (
          <li
            key={index}
            lang={typeof item === 'string' ? typedLanguage(item) : undefined}
            className="relative pl-[1.2em] before:absolute before:left-[0.5em] before:content-['·']"
          >
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
