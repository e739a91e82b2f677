import type { ComponentProps } from 'react';
import { choiceText } from '@niyukt/ui-shared/domain/choice-text';
import { INDUSTRIES } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { SelectField } from './TextField';

export function IndustryField({
  isOptional,
  ...select
}: Omit<ComponentProps<typeof SelectField>, 'label' | 'choices' | 'empty'>) {
  return (
    <SelectField
      label={t('industry.label')}
      isOptional={isOptional}
      empty={t(isOptional ? 'generic.notSpecified' : 'field.choose')}
      choices={INDUSTRIES.map((industry) => [industry, choiceText(industry)] as const)}
      {...select}
    />
  );
}
