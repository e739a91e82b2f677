import { useListContext } from 'react-admin';
import { t } from '../../texts/console';
import { changed, inLakh, type PeopleFilter } from './people-filter';

/** A range of salaries in words. */
function salaryWords({ min_salary: min, max_salary: max }: PeopleFilter): string | undefined {
  if (min !== undefined && max !== undefined) return t('find.salaryBetween', { from: inLakh(min), to: inLakh(max) });
  if (min !== undefined) return t('find.salaryAtLeast', { from: inLakh(min) });
  return max === undefined ? undefined : t('find.salaryAtMost', { to: inLakh(max) });
}

/** A range of years of experience in words. */
function yearsWords({ min_years: min, max_years: max }: PeopleFilter): string | undefined {
  if (min !== undefined && max !== undefined) return t('find.yearsBetween', { from: min, to: max });
  if (min !== undefined) return t('find.yearsAtLeast', { from: min });
  return max === undefined ? undefined : t('find.yearsAtMost', { to: max });
}

interface SetFilter {
  name: string;
  without: PeopleFilter;
}

function setFilters(filter: PeopleFilter): SetFilter[] {
  const { skills = [], location, qualification, available } = filter;
  const salary = salaryWords(filter);
  const years = yearsWords(filter);
  return [
    ...skills.map((skill) => ({
      name: skill,
      without: changed(filter, { skills: skills.filter((other) => other !== skill) }),
    })),
    ...(location ? [{ name: location, without: changed(filter, { location: undefined }) }] : []),
    ...(qualification ? [{ name: qualification, without: changed(filter, { qualification: undefined }) }] : []),
    ...(available
      ? [
          {
            name: t(available === 'true' ? 'find.available' : 'find.notAvailable'),
            without: changed(filter, { available: undefined }),
          },
        ]
      : []),
    ...(years ? [{ name: years, without: changed(filter, { min_years: undefined, max_years: undefined }) }] : []),
    ...(salary ? [{ name: salary, without: changed(filter, { min_salary: undefined, max_salary: undefined }) }] : []),
  ];
}

/** The filters that are set, each with a way to take it away. */
export function SetFilters({ filter }: { filter: PeopleFilter }) {
  const list = useListContext();
  const set = setFilters(filter);
  if (set.length === 0) return null;
  return (
    <ul className="set-filters no-print" aria-label={t('find.filters')}>
      {set.map(({ name, without }) => (
        <li key={name}>
          <button
            type="button"
            className="facet-chip is-set"
            aria-label={t('find.remove', { name })}
            onClick={() => list.setFilters(without)}
          >
            {name}
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}
