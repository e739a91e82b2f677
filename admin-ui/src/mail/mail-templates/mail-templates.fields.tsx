import '../../texts/mailings';
import type { MailTemplate } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';

const FOR = {
  employee: 'mailTemplate.forEmployee',
  company: 'mailTemplate.forCompany',
  connection: 'mailTemplate.forConnection',
} as const;

/** Whom the mails of a template are for. */
export const forText = ({ kind }: Pick<MailTemplate, 'kind'>): string => t(FOR[kind]);
export const forChoices = () => Object.keys(FOR).map((id) => ({ id, name: forText({ kind: id as 'employee' }) }));

const PURPOSES = ['service', 'jobs', 'news'] as const;
const purposeChoices = () => PURPOSES.map((id) => ({ id, name: t(`mailTemplate.purpose.${id}`) }));

/** What mails to people are for. */
export const purposeText = ({ purpose }: Pick<MailTemplate, 'purpose'>): string =>
  purpose ? t(`mailTemplate.purpose.${purpose}`) : '';

export const TEMPLATE_FIELDS: readonly Field<MailTemplate>[] = [
  {
    source: 'name',
    label: 'mailTemplate.name',
    input: { type: 'text', isRequired: true, hint: 'mailTemplate.nameHint' },
    cell: ({ name }) => <RecordLink>{name}</RecordLink>,
    fact: false,
  },
  {
    source: 'kind',
    label: 'mailTemplate.kind',
    input: { type: 'choice', choices: forChoices, mustChoose: true, isRequired: true, only: 'create' },
    text: forText,
  },
  {
    source: 'purpose',
    label: 'mailTemplate.purpose',
    input: {
      type: 'choice',
      choices: purposeChoices,
      mustChoose: true,
      initial: 'jobs',
      hint: 'mailTemplate.purposeHint',
    },
    text: purposeText,
  },
  { source: 'subject', label: 'mailTemplate.subject', input: { type: 'text', isRequired: true, isWide: true } },
  {
    source: 'body',
    label: 'mailTemplate.body',
    input: { type: 'text', isRequired: true, isWide: true, lines: 8, hint: 'mailTemplate.bodyHint' },
  },
  {
    source: 'changed_at',
    label: 'mailTemplate.changed',
    text: ({ changed_at }) => momentInIndia(changed_at),
    cell: ({ changed_at }) => <Day at={changed_at} />,
    fact: ({ changed_at }) => momentInIndia(changed_at),
  },
  { source: 'changed_by_name', label: 'mailTemplate.changedBy' },
];
