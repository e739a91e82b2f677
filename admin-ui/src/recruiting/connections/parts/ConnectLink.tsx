import AddLink from '@mui/icons-material/AddLink';
import { CommandLink } from '../../../kit/commands/CommandButton';
import { createPath } from '../../../kit/resource/create-path';

interface ConnectLinkProps {
  /** The side of the connection that is known: a person, or a job. */
  side: { employee_id: number } | { request_id: number };
  children: string;
}

/** The way from one side of a connection to the other. */
export function ConnectLink({ side, children }: ConnectLinkProps) {
  return (
    <CommandLink
      {...createPath('/connections', side)}
      variant="contained"
      startIcon={<AddLink />}
      shortcut="c"
      className="no-print"
    >
      {children}
    </CommandLink>
  );
}
