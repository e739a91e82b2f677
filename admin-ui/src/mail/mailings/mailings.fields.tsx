import '../../texts/mailings';
import type { Mailing } from '@niyukt/ui-shared/api/types';
import { countText, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Actor } from '../../kit/records/Actor';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';

/** Whether it still goes on. */
export const mailingStateText = ({ stopped_at, waiting }: Mailing): string => {
  if (stopped_at) return t('mailing.stoppedAt');
  return t(waiting ? 'mailing.underWay' : 'mailing.done');
};

export const progressText = ({ sent, recipients }: Mailing): string =>
  t('mailing.progress', { sent: countText(sent), recipients: countText(recipients) });

export const MAILING_FIELDS: readonly Field<Mailing>[] = [
  {
    source: 'template_name',
    label: 'mailing.template',
    cell: ({ template_name }) => <RecordLink>{template_name}</RecordLink>,
    fact: false,
  },
  { source: 'subject', label: 'mailTemplate.subject' },
  {
    source: 'made_at',
    label: 'mailing.madeAt',
    text: ({ made_at }) => momentInIndia(made_at),
    cell: ({ made_at }) => <Day at={made_at} />,
    fact: ({ made_at }) => momentInIndia(made_at),
  },
  {
    source: 'made_by_name',
    label: 'mailing.madeBy',
    cell: ({ sender_name, made_by_name }) => <Actor name={sender_name} address={made_by_name} />,
    csv: ({ sender_name, made_by_name }) => sender_name ?? made_by_name,
  },
  { source: 'sent', label: 'mailing.sent', text: progressText },
  { source: 'skipped', label: 'mailing.skipped', text: ({ skipped }) => countText(skipped), fact: false },
  { source: 'failed', label: 'mailing.failed', text: ({ failed }) => countText(failed), fact: false },
  { source: 'state', label: 'mailing.stateOf', text: mailingStateText },
];
