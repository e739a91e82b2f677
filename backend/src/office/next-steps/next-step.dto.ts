import { NullableObject, NullableReply, Reply } from '../../platform/http/reply.js';
import { Field, Rule } from '../../platform/validation/field.js';
import { isKey } from '../../platform/validation/key.js';
import { type Action, ACTIONS } from './next-step.js';
import { type Step, STEP_STATES, STEPS, type StepState } from './steps.js';

const MAX_CONNECTIONS = 100;
const CONNECTIONS = `Parameter connections must be 1 to ${MAX_CONNECTIONS} keys, with commas between them`;

/** The connections whose next steps are read. */
export class NextStepsQueryDto {
  @Field(
    { doc: 'Keys of connections, with commas between them', example: '402,403', required: CONNECTIONS },
    { type: String },
    [
      Rule((value) =>
        Array.isArray(value) && value.length <= MAX_CONNECTIONS && value.every(isKey) ? undefined : CONNECTIONS,
      ),
    ],
    (value) => (typeof value === 'string' && /^[\d,]{1,1100}$/.test(value) ? value.split(',').map(Number) : value),
  )
  connections: number[];
}

/** Where a connection stands, and what follows. */
export class NextStepDto {
  @Reply('The connection', 402)
  connection_id: number;

  @Reply('Where it stands', 'The offer is accepted: 34,000, joining on 14 December 2026.')
  sentence: string;

  @NullableReply('What follows; null where nothing does', 'set_offered', { enum: Object.keys(ACTIONS) })
  action: Action | null;

  @NullableReply('The words of the button', 'Set Offered')
  label: string | null;

  @NullableReply('Key of the interview, placement or invoice that it is about', 12)
  record_id: number | null;
}

/** One step on the way from a connection to the end of the warranty. */
export class StepDto {
  @Reply('The step', 'offer', { enum: STEPS })
  step: Step;

  @Reply('Whether it is done, is the present one, is still to come, or was passed over', 'done', { enum: STEP_STATES })
  state: StepState;

  @Reply('How it stands', '34,000, accepted')
  summary: string;
}

/** How far a connection is. */
export class ConnectionStepsDto {
  @NullableObject('Where it stands and what follows; null where nothing can be said', NextStepDto)
  next_step: NextStepDto | null;

  @Reply('In their order; without the permission `money` there is no invoice', [], { type: [StepDto] })
  steps: StepDto[];
}
