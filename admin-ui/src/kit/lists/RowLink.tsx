import { Link, type LinkProps, useNavigate } from 'react-router-dom';
import { useCommand } from '../commands/useCommand';

interface RowLinkProps extends Omit<LinkProps, 'className' | 'onClick'> {
  onClick?: () => void;
}

/** What a row leads to; Enter in the row or with the pointer over it does the same. */
export function RowLink({ to, onClick, ...rest }: RowLinkProps) {
  const navigate = useNavigate();
  const link = useCommand<HTMLAnchorElement>('Enter', () => {
    onClick?.();
    void navigate(to);
  });
  return <Link {...rest} ref={link} to={to} className="record-link" {...(onClick && { onClick })} />;
}
