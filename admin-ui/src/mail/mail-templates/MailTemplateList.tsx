import type { MailTemplate } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { MailViews } from '../mailings/parts/MailViews';
import { forChoices, forText, TEMPLATE_FIELDS } from './mail-templates.fields';

const MailTemplateOverlays = lazyPart(() => import('./MailTemplateOverlays'));

const PATH = '/mail-templates';

const FILTERS = [choiceFilter('kind', 'mailTemplate.kind', forChoices)];

const templateCard = (template: MailTemplate) => (
  <CardText name={template.name} lines={[[template.subject], [forText(template), dayInIndia(template.changed_at)]]} />
);

/** Texts that the staff sends, latest change first. */
export default function MailTemplateList() {
  return (
    <List<MailTemplate>
      path={PATH}
      title={t('section.mailTemplates')}
      filters={FILTERS}
      sortFields={['changed_at']}
      card={templateCard}
      fields={TEMPLATE_FIELDS}
      add={{ to: `${PATH}/create`, label: t('mailTemplate.add') }}
      empty={{ title: t('mailTemplate.empty'), text: t('mailTemplate.emptyHint') }}
      actions={<MailViews />}
      deletedName={({ name }) => name}
      overlays={<MailTemplateOverlays path={PATH} />}
    />
  );
}
