import { Link } from 'react-router-dom';
import { type ConsoleTextKey, t } from '../../texts/console';
import { addressOfSearch } from './people-filter';
import { SavedSearches } from './SavedSearches';
import { useFacets } from './useFacets';

const NO_FILTER = {};
const POPULAR = 12;

const HINTS: readonly (readonly [example: ConsoleTextKey, does: ConsoleTextKey])[] = [
  ['find.examplePhrase', 'find.hintPhrase'],
  ['find.exampleWithout', 'find.hintWithout'],
  ['find.exampleEither', 'find.hintEither'],
  ['find.exampleContact', 'find.hintContact'],
];

/** Skills to begin with; nothing as long as they are not known. */
function PopularSkills() {
  const { facets } = useFacets(NO_FILTER);
  if (!facets) return <div className="popular-skills" />;
  if (facets.skills.length === 0) return null;
  return (
    <section className="popular-skills" aria-labelledby="popular-skills">
      <h2 id="popular-skills">{t('find.popular')}</h2>
      <p className="facet-chips">
        {facets.skills.slice(0, POPULAR).map(({ value }) => (
          <Link key={value} className="facet-chip" to={addressOfSearch({ skills: [value] })}>
            {value}
          </Link>
        ))}
      </p>
    </section>
  );
}

/** Before anything is searched: how to search, skills to begin with, and the saved searches. */
export function Start() {
  return (
    <div className="find-start">
      <div>
        <p className="find-lead">{t('find.startHint')}</p>
        <section aria-labelledby="search-hints">
          <h2 id="search-hints">{t('find.hints')}</h2>
          <dl className="search-hints">
            {HINTS.map(([example, does]) => (
              <div key={example}>
                <dt>
                  <Link to={addressOfSearch({ q: t(example) })} aria-label={t('find.tryIt', { query: t(example) })}>
                    <code>{t(example)}</code>
                  </Link>
                </dt>
                <dd>{t(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <PopularSkills />
      </div>
      <section aria-labelledby="saved-searches">
        <h2 id="saved-searches">{t('saved.title')}</h2>
        <SavedSearches />
      </section>
    </div>
  );
}
