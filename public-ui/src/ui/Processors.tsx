import type { Notice } from '@niyukt/ui-shared/api/types';

/** Companies that work for the agency with people's details, in the agency's own words. */
export function Processors({ processors }: Pick<Notice, 'processors'>) {
  return (
    <ul className="grid gap-2">
      {processors.map(({ name, task, data, country }) => (
        <li key={name} lang="en" dir="ltr">
          <span className="font-semibold">{name}</span>, {country}
          <br />
          {task}
          <br />
          <span className="text-muted">{data}</span>
        </li>
      ))}
    </ul>
  );
}
