import { type SubmitEvent, useId, useState } from 'react';
import { t } from '../../texts/console';

interface RangeFacetProps {
  min: number | undefined;
  max: number | undefined;
  /** A value as it is typed. */
  textOf: (value: number) => string;
  /** What was typed as a value; NaN when it is none. */
  valueOf: (typed: string) => number | undefined;
  /** What is said of something typed that is no value. */
  wrong: string;
  onChange: (min: number | undefined, max: number | undefined) => void;
}

function Amount({ label, value, isWrong, onChange }: AmountProps) {
  return (
    <label className="range-amount">
      {label}
      <input
        type="text"
        className="plain-input"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        maxLength={7}
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

interface AmountProps {
  label: string;
  value: string;
  isWrong: boolean;
  onChange: (typed: string) => void;
}

/** A range to filter by, such as a salary in lakh a year, as recruiters say it. */
export function RangeFacet({ min: givenMin, max: givenMax, textOf, valueOf, wrong, onChange }: RangeFacetProps) {
  const shown = (value: number | undefined): string => (value === undefined ? '' : textOf(value));
  const [from, setFrom] = useState(shown(givenMin));
  const [to, setTo] = useState(shown(givenMax));
  const [min, max] = [valueOf(from), valueOf(to)];
  const isWrong = Number.isNaN(min) || Number.isNaN(max);
  const wrongId = useId();
  const apply = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isWrong) onChange(min, max);
  };
  return (
    <form className="range-facet" onSubmit={apply} noValidate aria-describedby={isWrong ? wrongId : undefined}>
      <Amount label={t('find.salaryFrom')} value={from} isWrong={Number.isNaN(min)} onChange={setFrom} />
      <Amount label={t('find.salaryTo')} value={to} isWrong={Number.isNaN(max)} onChange={setTo} />
      <button type="submit" className="text-button">
        {t('find.apply')}
      </button>
      {isWrong && (
        <p id={wrongId} className="doubt" role="status">
          {wrong}
        </p>
      )}
    </form>
  );
}
