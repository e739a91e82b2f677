import type { Connection } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { answerLook, shareLook } from '@niyukt/ui-shared/theme/status-look';
import { t } from '../../../texts/console';

type Answer = NonNullable<Connection['company_answer']>;

/** Whether the company sees the person, as a chip. */
export function ShareChip({ share }: Pick<Connection, 'share'>) {
  return <StatusChip {...shareLook(share)} label={t(`share.${share}`)} />;
}

/** What the company said of the person, as a chip. */
export function AnswerChip({ answer }: { answer: Answer }) {
  return <StatusChip {...answerLook(answer)} label={t(`companyAnswer.${answer}`)} />;
}
