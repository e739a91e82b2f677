import { Button, Skeleton } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { countText } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { t } from '../../texts/console';
import { changed, countOf, inLakh, type PeopleFilter, rupeesOf, yearsOf } from './people-filter';
import { RangeFacet } from './RangeFacet';
import type { FacetValue } from './types';
import { useFacets } from './useFacets';

const FacetsSheet = lazyPart(() => import('./FacetsSheet'));

/** Adds values that are set but not among the facets, so that they can be cleared. */
function withSet(values: readonly FacetValue[], set: readonly string[]): { name: string; count?: number }[] {
  const missing = set.filter((name) => values.every(({ value }) => value.toLowerCase() !== name.toLowerCase()));
  return [...missing.map((name) => ({ name })), ...values.map(({ value, count }) => ({ name: value, count }))];
}

const SHOWN = 8;

/** A value to filter by. */
interface FacetChoice {
  name: string;
  /** How many people have it. Not known of a value that is set but not among the facets. */
  count?: number;
  isSet: boolean;
  toggle: () => void;
}

interface FacetGroupProps {
  title: string;
  choices: readonly FacetChoice[];
  children?: ReactNode;
}

function Chip({ name, count, isSet, toggle }: FacetChoice) {
  return (
    <button type="button" className={`facet-chip ${isSet ? 'is-set' : ''}`} aria-pressed={isSet} onClick={toggle}>
      {name}
      {count !== undefined && <span className="facet-count">{countText(count)}</span>}
    </button>
  );
}

/** Values of a field to filter by, the most frequent first. */
function FacetGroup({ title, choices, children }: FacetGroupProps) {
  const [areAllShown, setAllShown] = useState(false);
  const titleId = useId();
  const shown = areAllShown ? choices : choices.filter(({ isSet }, index) => isSet || index < SHOWN);
  if (choices.length === 0 && !children) return null;
  return (
    <section className="facet-group" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {choices.length > 0 && (
        <div className="facet-chips">
          {shown.map((choice) => (
            <Chip key={choice.name} {...choice} />
          ))}
          {shown.length < choices.length && (
            <button
              type="button"
              className="text-button"
              aria-label={t('find.moreOf', { name: title })}
              onClick={() => setAllShown(true)}
            >
              {t('find.more')}
            </button>
          )}
        </div>
      )}
      {children}
    </section>
  );
}

/** What the people found have in common, to narrow the search down. */
export function Facets({ filter }: { filter: PeopleFilter }) {
  const { setFilters } = useListContext();
  const { facets, error, retry } = useFacets(filter);
  if (error && !facets) return <FailureAlert retry={retry}>{t('find.facetsFailed')}</FailureAlert>;
  if (!facets) return <Skeleton variant="rounded" height={320} />;
  const set = (change: Parameters<typeof changed>[1]): void => setFilters(changed(filter, change));

  const skills = withSet(facets.skills, filter.skills ?? []).map((value): FacetChoice => {
    const { skills: chosen = [] } = filter;
    const others = chosen.filter((skill) => skill.toLowerCase() !== value.name.toLowerCase());
    const isSet = others.length < chosen.length;
    return { ...value, isSet, toggle: () => set({ skills: isSet ? others : [...chosen, value.name] }) };
  });
  const oneOf = (field: 'location' | 'qualification', values: readonly FacetValue[]): FacetChoice[] => {
    const chosen = filter[field];
    return withSet(values, chosen ? [chosen] : []).map((value) => {
      const isSet = value.name.toLowerCase() === chosen?.toLowerCase();
      return { ...value, isSet, toggle: () => set({ [field]: isSet ? undefined : value.name }) };
    });
  };
  const availability = facets.available.map(({ value, count }): FacetChoice => {
    const text = value ? 'true' : 'false';
    const isSet = filter.available === text;
    return {
      name: t(value ? 'find.available' : 'find.notAvailable'),
      count,
      isSet,
      toggle: () => set({ available: isSet ? undefined : text }),
    };
  });
  return (
    <>
      <h2 className="sr-only">{t('find.filters')}</h2>
      {facets.more_than !== null && (
        <p className="found-fields">{t('find.facetsOf', { count: countText(facets.more_than) })}</p>
      )}
      <FacetGroup title={t('find.skills')} choices={skills} />
      <FacetGroup title={t('find.location')} choices={oneOf('location', facets.locations)} />
      <FacetGroup title={t('find.qualification')} choices={oneOf('qualification', facets.qualifications)} />
      <FacetGroup title={t('find.availability')} choices={availability} />
      <FacetGroup title={t('find.years')} choices={[]}>
        <RangeFacet
          key={`${filter.min_years} ${filter.max_years}`}
          min={filter.min_years}
          max={filter.max_years}
          textOf={String}
          valueOf={yearsOf}
          wrong={t('find.yearsWrong')}
          onChange={(min_years, max_years) => set({ min_years, max_years })}
        />
      </FacetGroup>
      <FacetGroup title={t('find.salary')} choices={[]}>
        <RangeFacet
          key={`${filter.min_salary} ${filter.max_salary}`}
          min={filter.min_salary}
          max={filter.max_salary}
          textOf={inLakh}
          valueOf={rupeesOf}
          wrong={t('find.salaryWrong')}
          onChange={(min_salary, max_salary) => set({ min_salary, max_salary })}
        />
      </FacetGroup>
    </>
  );
}

/** Opens the filters on a phone, where there is no room beside the people. */
export function FacetsButton({ filter }: { filter: PeopleFilter }) {
  const [isOpen, setOpen] = useState(false);
  const count = countOf(filter);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        className="tool-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t('find.filtersSet', { count }) : t('find.filters')}
      </Button>
      {isOpen && (
        <FacetsSheet onClose={() => setOpen(false)}>
          <Facets filter={filter} />
        </FacetsSheet>
      )}
    </>
  );
}
