import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { t } from '../../texts/console';
import type { DrawerPart, PartPlace } from '../resource/resource';
import { BarePart, DrawerParts, SummaryOf } from './DrawerParts';
import { DrawerSection } from './DrawerSection';
import { OwnFold } from './Fold';

const at = (parts: readonly DrawerPart[], place: PartPlace | undefined): DrawerPart[] =>
  parts.filter((part) => part.place === place && part.step === undefined);

function NotesAndHistory({ parts }: { parts: readonly DrawerPart[] }) {
  const history = at(parts, 'history');
  const actions = at(parts, 'history_action');
  if (history.length === 0) return null;
  return (
    <DrawerSection
      title={t('record.history')}
      action={actions.map((part) => (
        <BarePart key={part.title} part={part} />
      ))}
    >
      {history.map((part) => (
        <BarePart key={part.title} part={part} />
      ))}
    </DrawerSection>
  );
}

interface DrawerBlocksProps {
  /** Of other resources. */
  parts: readonly DrawerPart[];
  /** Of the drawer's own, among the leading parts and the others. */
  below?: ReactNode;
  /** Of the record, folded. */
  details?: ReactNode;
  /** What is said of the details in one line. */
  inDetails?: ReactNode;
  /** What can be done with the record; with its details, if there are some. */
  actions?: ReactNode;
}

/** What stands below the head of a drawer: its parts, notes and history, and folded what is seldom needed. */
export function DrawerBlocks({ parts, below, details, inDetails, actions }: DrawerBlocksProps) {
  const own = at(parts, undefined);
  const detailParts = at(parts, 'details');
  const privacyParts = at(parts, 'privacy');
  return (
    <>
      <DrawerParts parts={own.filter(({ isLeading }) => isLeading)} />
      {below}
      <DrawerParts parts={own.filter(({ isLeading }) => !isLeading)} />
      <NotesAndHistory parts={parts} />
      {(details ?? privacyParts.length > 0) && (
        <Box sx={{ mt: 0.5, borderBottom: '1px solid var(--line)' }}>
          {details && (
            <OwnFold title={t('record.details')} summary={inDetails}>
              {details}
              <DrawerParts parts={detailParts} />
              {actions}
            </OwnFold>
          )}
          {privacyParts.length > 0 && (
            <OwnFold
              title={t('record.privacy')}
              summary={privacyParts.map((part) => (
                <SummaryOf key={part.title} part={part} />
              ))}
            >
              <DrawerParts parts={privacyParts} />
            </OwnFold>
          )}
        </Box>
      )}
    </>
  );
}
