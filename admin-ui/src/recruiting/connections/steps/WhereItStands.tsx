import { Box } from '@mui/material';
import type { Connection, ConnectionSteps } from '@niyukt/ui-shared/api/types';
import { NotYet } from '../../../kit/page/NotYet';
import { BarePart, useDrawerParts } from '../../../kit/records/DrawerParts';
import { DrawerSection } from '../../../kit/records/DrawerSection';
import { Fold } from '../../../kit/records/Fold';
import type { ConnectionStep, DrawerPart } from '../../../kit/resource/resource';
import { t } from '../../../texts/console';
import { StepMark, stepStateText } from './StepMark';
import type { OpenLines } from './useOpenLines';

interface LineProps {
  step: ConnectionSteps['steps'][number];
  parts: readonly DrawerPart[];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A step in one line, which opens to what other resources show of it. */
function Line({ step, parts, isOpen, onToggle }: LineProps) {
  const title = t(`step.${step.step}`);
  const mark = <StepMark state={step.state} />;
  const summary = (
    <>
      {step.summary}
      <span className="sr-only">{`, ${stepStateText(step)}`}</span>
    </>
  );
  if (parts.length === 0) {
    return (
      <div className="fold-flat">
        {mark}
        <h4>{title}</h4>
        <span className="fold-summary">{summary}</span>
      </div>
    );
  }
  return (
    <Fold title={title} summary={summary} mark={mark} level={4} name={step.step} isOpen={isOpen} onToggle={onToggle}>
      {parts.map((part) => (
        <Box key={part.title} sx={{ '& + &': { mt: 2 } }}>
          <BarePart part={part} />
        </Box>
      ))}
    </Fold>
  );
}

/** As tall as the lines, so that nothing moves when they come. */
const LINES_HEIGHT = 256;

interface WhereItStandsProps {
  connection: Connection;
  read: { steps: ConnectionSteps | undefined; error: Error | null; retry: () => void };
  lines: OpenLines;
}

/** Each step of a connection in one line. */
export function WhereItStands({ connection, read: { steps, error, retry }, lines }: WhereItStandsProps) {
  const parts = useDrawerParts('connections', connection);
  const partsOf = (step: ConnectionStep): DrawerPart[] => parts.filter((part) => part.step === step);
  return (
    <DrawerSection title={t('step.title')}>
      {!steps && <NotYet error={error} retry={retry} failed={t('step.failed')} height={LINES_HEIGHT} />}
      {steps && (
        <ol className="step-line" aria-label={t('step.line')}>
          {steps.steps.map((step) => (
            <li key={step.step} aria-current={step.state === 'present' ? 'step' : undefined}>
              <Line
                step={step}
                parts={partsOf(step.step)}
                isOpen={lines.isOpen(step.step)}
                onToggle={(isOpen) => lines.set(step.step, isOpen)}
              />
            </li>
          ))}
        </ol>
      )}
    </DrawerSection>
  );
}
