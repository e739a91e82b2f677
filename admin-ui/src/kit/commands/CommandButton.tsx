import { Button, type ButtonProps } from '@mui/material';
import { Link, useNavigate } from 'react-router-dom';
import { useCommand } from './useCommand';

interface CommandButtonProps extends Omit<ButtonProps, 'onClick' | 'ref'> {
  /** The key that does the same. */
  shortcut: string;
  onClick: (button: HTMLElement) => void;
}

/** A button whose command has a key, too. */
export function CommandButton({ shortcut, onClick, disabled = false, ...rest }: CommandButtonProps) {
  const button = useCommand<HTMLButtonElement>(shortcut, onClick, disabled);
  return (
    <Button
      {...rest}
      ref={button}
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      onClick={({ currentTarget }) => onClick(currentTarget)}
    />
  );
}

interface CommandLinkProps extends Omit<ButtonProps<'a'>, 'href' | 'ref'> {
  shortcut: string;
  to: string;
  state?: unknown;
}

/** A button that leads somewhere, as its key does. */
export function CommandLink({ shortcut, to, state, ...rest }: CommandLinkProps) {
  const navigate = useNavigate();
  const link = useCommand<HTMLAnchorElement>(shortcut, () => void navigate(to, { state }));
  return <Button {...rest} ref={link} component={Link} to={to} state={state} aria-keyshortcuts={shortcut} />;
}
