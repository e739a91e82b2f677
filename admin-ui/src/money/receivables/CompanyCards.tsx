import type { Receivables } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { Link } from 'react-router-dom';
import { AGES, invoicesOf } from './ages';

/** What each company owes, on a phone: a card each, with the ages in which something is owed. */
export function CompanyCards({ receivables: { companies } }: { receivables: Receivables }) {
  return (
    <ul className="ages-cards" aria-label={t('receivables.byCompany')}>
      {companies.map((company) => (
        <li key={`${company.company_id} ${company.company_name}`}>
          <div>
            <strong>{company.company_name}</strong>
            <Link to={invoicesOf(undefined, company)} className="figure-link">
              {plainMoneyText(company.outstanding_paise)}
            </Link>
          </div>
          <dl>
            {AGES.filter((age) => company[`${age}_paise`] > 0).map((age) => (
              <div key={age}>
                <dt>{t(`age.${age}`)}</dt>
                <dd>
                  <Link to={invoicesOf(age, company)} className="figure-link">
                    {plainMoneyText(company[`${age}_paise`])}
                  </Link>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
