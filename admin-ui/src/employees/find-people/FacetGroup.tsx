import { countText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useId, useState, type ReactNode } from 'react';

const SHOWN = 8;

/** A value to filter by. */
export interface FacetChoice {
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
export function FacetGroup({ title, choices, children }: FacetGroupProps) {
  const [areAllShown, setAllShown] = useState(false);
  const titleId = useId();
  const shown = areAllShown ? choices : choices.filter(({ isSet }, place) => isSet || place < SHOWN);
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
