import { Link } from 'react-router-dom';
import type { CompanyReceivables, Receivables } from '@niyukt/ui-shared/api/types';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { RowLink } from '../../kit/lists/RowLink';
import { recordPath } from '../../kit/resource/ListPath';
import { t } from '../../texts/console';
import { type Age, AGES, invoicesOf } from './ages';

interface CellProps {
  ages: Receivables['total'] | CompanyReceivables;
  age: Age | undefined;
  company?: CompanyReceivables;
}

/** An amount that leads to its invoices; nothing where there is none. */
function AmountCell({ ages, age, company }: CellProps) {
  const paise = age ? ages[`${age}_paise`] : ages.outstanding_paise;
  const amount = plainMoneyText(paise);
  const link = {
    to: invoicesOf(age, company),
    'aria-label': t('receivables.cell', {
      company: company?.company_name ?? t('receivables.inAll'),
      age: t(age ? `age.${age}` : 'receivables.total'),
      amount,
    }),
  };
  return (
    <td className="is-right nowrap">
      {paise > 0 &&
        (age ? (
          <Link {...link} className="figure-link">
            {amount}
          </Link>
        ) : (
          <RowLink {...link}>{amount}</RowLink>
        ))}
    </td>
  );
}

const Amounts = ({ ages, company }: Omit<CellProps, 'age'>) => (
  <>
    {AGES.map((age) => (
      <AmountCell key={age} ages={ages} age={age} {...(company && { company })} />
    ))}
    <AmountCell ages={ages} age={undefined} {...(company && { company })} />
  </>
);

/** What each company owes, by age; each figure leads to its invoices. */
export function AgesTable({ receivables: { total, companies } }: { receivables: Receivables }) {
  return (
    <div className="list-sheet receivables-table">
      <table className="list-table" aria-label={t('receivables.byCompany')}>
        <thead>
          <tr>
            <th scope="col">{t('receivables.company')}</th>
            {AGES.map((age) => (
              <th key={age} scope="col" className="is-right">
                {t(`age.${age}`)}
              </th>
            ))}
            <th scope="col" className="is-right">
              {t('receivables.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <tr key={`${company.company_id} ${company.company_name}`} className="list-row">
              <th scope="row">
                {company.company_id === null ? (
                  company.company_name
                ) : (
                  <RowLink to={recordPath('/companies', company.company_id)}>{company.company_name}</RowLink>
                )}
              </th>
              <Amounts ages={company} company={company} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <strong>{t('receivables.inAll')}</strong>
            </th>
            <Amounts ages={total} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
