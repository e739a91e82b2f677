import type { ReactNode } from 'react';

/** Short facts in one line, separated by dots. */
export function Meta({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="flex flex-wrap gap-x-2 text-small text-muted [&>li+li]:before:mr-2 [&>li+li]:before:content-['·']">
      {items.filter(Boolean).map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
