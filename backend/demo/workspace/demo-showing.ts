import { type EntityManager } from 'typeorm';
import { type Reveal } from '../../src/connections/share.js';
import { displayName } from '../../src/employees/display-name.js';
import { RevealStep } from '../../src/recruiting/submissions/reveal.entity.js';
import { workingMoment } from '../calendar.js';
import { type Course } from '../demo-connections.js';
import { type ShownCourse, stepTo } from './shown-course.js';
import { SHOWN_BY_HAND } from './submissions.js';

const TWO_O_CLOCK = 14 * 60;

type Step = Pick<RevealStep, 'connection_id' | 'from_level' | 'to_level' | 'cause' | 'original_file'> & {
  revealed_by: number;
  revealed_at: Date;
};

const SHOW = `update connections c set share = s.share, reveal = s.reveal, original_file = s.original_file, display_name = s.display_name,
    submitted_at = s.submitted_at, company_answer = s.company_answer, company_answered_at = s.company_answered_at, refused_at = s.refused_at
  from jsonb_to_recordset($1) s (connection_id integer, share text, reveal text, original_file boolean, display_name text,
    submitted_at timestamptz, company_answer text, company_answered_at timestamptz, refused_at timestamptz)
  where c.connection_id = s.connection_id`;

/** Brings connections to where submissions, answers and statuses have led them, with the steps by which employers came to see more. */
export async function insertDemoShowing(
  transaction: EntityManager,
  now: Date,
  shown: readonly ShownCourse[],
  adminOf: (course: Course) => number,
): Promise<void> {
  const states = shown.map((one) => {
    const steps = revealsOf(one, now, adminOf(one.course));
    const { share, submitted, answers, course } = one;
    const last = answers.at(-1);
    const wasShown = share === 'submitted' || share === 'withdrawn';
    return {
      steps,
      connection_id: course.connection.connection_id,
      share: share === 'refused' ? 'none' : share,
      reveal: steps.at(-1)?.to_level ?? 'none',
      original_file: steps.at(-1)?.original_file ?? false,
      display_name: wasShown ? displayName(course.employee.full_name) : null,
      submitted_at: wasShown ? submitted : null,
      company_answer: last?.answer ?? null,
      company_answered_at: last?.at ?? null,
      refused_at: share === 'refused' ? submitted : null,
    };
  });
  const steps = states.flatMap((state) => state.steps);
  steps.sort((one, other) => one.revealed_at.getTime() - other.revealed_at.getTime());
  await transaction.insert(RevealStep, steps);
  await transaction.query(SHOW, [JSON.stringify(states.map(({ steps: _, ...state }) => state))]);
}

function revealsOf({ course, share, ended }: ShownCourse, now: Date, revealed_by: number): Step[] {
  if (share !== 'submitted' && share !== 'withdrawn') return [];
  const { connection_id } = course.connection;
  const steps: Step[] = [];
  const add = (to_level: Reveal, cause: Step['cause'], revealed_at: Date, original_file = false): void => {
    const from_level = steps.at(-1)?.to_level ?? 'none';
    steps.push({ connection_id, from_level, to_level, cause, original_file, revealed_by, revealed_at });
  };
  const [interview, offered] = [stepTo(course.steps, 'interview_scheduled'), stepTo(course.steps, 'offered')];
  if (interview) add('name', 'status', interview.at);
  if (offered) add('contact', 'status', offered.at);
  const byHand = SHOWN_BY_HAND.find(([person, opening]) => person === course.person && opening === course.opening);
  if (byHand && !offered) {
    const wished = workingMoment(now, byHand[2], TWO_O_CLOCK).getTime();
    add('contact', 'hand', new Date(Math.max(wished, (interview?.at.getTime() ?? 0) + 1)), true);
  }
  if (ended && steps.length) add('none', 'withdrawal', ended);
  return steps;
}
