import { useState } from 'react';
import type { OwnData } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/my-data';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { Button } from '../../../ui/Button';
import { Meta } from '../../../ui/Meta';
import { Part } from './Part';
import { labelOf } from './RetainedPart';

/** Shown before all are requested. */
const FIRST = 10;

/** Which company was shown what, latest first. */
export function Given({ given }: Pick<OwnData, 'given'>) {
  const [areAll, setAll] = useState(false);
  const shown = areAll ? given : given.slice(0, FIRST);
  return (
    <Part
      id="given"
      title={t('myData.given')}
      hint={t('myData.givenHint')}
      {...(given.length > 0 && { count: given.length })}
    >
      {given.length === 0 && <p>{t('myData.givenNone')}</p>}
      {given.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {shown.map(({ company_name, job_title, at, how, fields }, index) => (
            <li key={index} className="grid gap-1 px-5 py-4">
              <p className="font-semibold break-words">
                <bdi lang={typedLanguage(company_name)}>{company_name}</bdi>:{' '}
                <bdi lang={typedLanguage(job_title)}>{job_title}</bdi>
              </p>
              <Meta items={[labelOf('how', how), momentInIndia(at)]} />
              {fields.length > 0 && (
                <p className="text-small">
                  {t('myData.fields', { fields: fields.map((field) => labelOf('field', field)).join(', ') })}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {shown.length < given.length && (
        <Button look="secondary" className="justify-self-start" onClick={() => setAll(true)}>
          {t('myData.all', { count: given.length })}
        </Button>
      )}
    </Part>
  );
}
