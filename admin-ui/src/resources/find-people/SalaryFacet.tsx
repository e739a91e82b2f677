import { t } from '@niyukt/ui-shared/i18n/console';
import { useId, useState, type SubmitEvent } from 'react';
import { inLakh, rupeesOf, type PeopleFilter } from './people-filter';

interface SalaryFacetProps {
  filter: PeopleFilter;
  onChange: (min: number | undefined, max: number | undefined) => void;
}

const textOf = (rupees: number | undefined): string => (rupees === undefined ? '' : inLakh(rupees));

function Amount({ label, value, isWrong, onChange }: AmountProps) {
  return (
    <label className="salary-amount">
      {label}
      <input
        type="text"
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

/** A range of salaries in lakh a year, as recruiters say it. */
export function SalaryFacet({ filter: { min_salary, max_salary }, onChange }: SalaryFacetProps) {
  const [from, setFrom] = useState(textOf(min_salary));
  const [to, setTo] = useState(textOf(max_salary));
  const [min, max] = [rupeesOf(from), rupeesOf(to)];
  const isWrong = Number.isNaN(min) || Number.isNaN(max);
  const wrongId = useId();
  const apply = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isWrong) onChange(min, max);
  };
  return (
    <form className="salary-facet" onSubmit={apply} noValidate aria-describedby={isWrong ? wrongId : undefined}>
      <Amount label={t('find.salaryFrom')} value={from} isWrong={Number.isNaN(min)} onChange={setFrom} />
      <Amount label={t('find.salaryTo')} value={to} isWrong={Number.isNaN(max)} onChange={setTo} />
      <button type="submit" className="text-button">
        {t('find.apply')}
      </button>
      {isWrong && (
        <p id={wrongId} className="doubt" role="status">
          {t('find.salaryWrong')}
        </p>
      )}
    </form>
  );
}
