import type { Connection, NextStep } from '@niyukt/ui-shared/api/types';
import { useRefresh } from 'react-admin';
import { NoteAnswerDialog, MakeOfferDialog } from '../offers/OfferDialogs';
import { useOffers } from '../offers/useOffers';
import DecideKnown from '../submissions/DecideKnown';
import NoteAnswer from '../submissions/NoteAnswer';
import NoteConsent from '../submissions/NoteConsent';
import SubmitDialog from '../submissions/SubmitDialog';
import { useRead } from '../submissions/useRead';

interface StepDialogProps {
  connection: Connection;
  action: NonNullable<NextStep['action']>;
  onClose: () => void;
}
type OfConnection = Omit<StepDialogProps, 'action'>;

function Submit({ connection, onClose }: OfConnection) {
  const { id, share, reveal, placement_status } = connection;
  const { data: sheet } = useRead(
    ['sheet', id, share, reveal, placement_status],
    (dataProvider) => dataProvider.getSheet(id),
    (answer) => 'version' in answer,
  );
  const refresh = useRefresh();
  return sheet ? <SubmitDialog connection={connection} sheet={sheet} onDone={refresh} onClose={onClose} /> : null;
}

function Offer({ connection, isNew, onClose }: OfConnection & { isNew: boolean }) {
  const { data: offers } = useOffers(connection.id);
  if (!offers) return null;
  const [newest] = offers;
  if (isNew) return <MakeOfferDialog connection={connection} newest={newest} onClose={onClose} />;
  return newest ? <NoteAnswerDialog offer={newest} onClose={onClose} /> : null;
}

/** The form of a step that has one. */
export default function StepDialog({ connection, action, onClose }: StepDialogProps) {
  switch (action) {
    case 'show_to_company':
      return <Submit connection={connection} onClose={onClose} />;
    case 'note_consent':
      return <NoteConsent person={connection.employee_id} onClose={onClose} />;
    case 'note_answer':
      return <NoteAnswer id={connection.id} onClose={onClose} />;
    case 'decide_known':
      return <DecideKnown id={connection.id} decision="accepted" onClose={onClose} />;
    case 'make_offer':
    case 'note_offer':
      return <Offer connection={connection} isNew={action === 'make_offer'} onClose={onClose} />;
    default:
      return null;
  }
}
