import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { t } from '../../texts/console';
import { EmptyState } from '../records/EmptyState';
import { useListPath } from '../resource/ListPath';
import { findResource } from '../resource/registry';
import { useIsListEmpty } from './useIsListEmpty';

/** What the button that makes a record of the list says, if records are made there. @param own in place of its resource's */
function useCreateTitle(own?: string): string | undefined {
  const title = findResource(useListPath().slice(1))?.records?.createTitle;
  return own ?? (title && t(title));
}

/** To the form that makes a record of the list; an empty list has it in its middle instead. */
export function CreateButton({ label }: { label?: string }) {
  const title = useCreateTitle(label);
  const path = useListPath();
  const isEmpty = useIsListEmpty();
  return (
    title &&
    !isEmpty && (
      <Button component={Link} to={`${path}/create`} variant="contained" startIcon={<Add />} className="tool-button">
        <span className="button-word">{title}</span>
      </Button>
    )
  );
}

interface EmptyListProps {
  title: string;
  text: string;
  /** On the button, if not what the resource says. */
  createLabel?: string;
}

/** In place of a list's rows when there are no records at all, with the button that makes the first one. */
export function EmptyList({ title, text, createLabel }: EmptyListProps) {
  const create = useCreateTitle(createLabel);
  const path = useListPath();
  return (
    <EmptyState title={title} text={text}>
      {create && (
        <Button component={Link} to={`${path}/create`} variant="contained" className="tool-button">
          {create}
        </Button>
      )}
    </EmptyState>
  );
}
