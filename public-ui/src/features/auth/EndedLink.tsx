import { Link } from 'react-router';
import { buttonClass } from '../../ui/Button';
import { AuthLayout } from './AuthLayout';

/** In place of a page whose link opens nothing any more. */
export function EndedLink({ title, hint, login }: { title: string; hint: string; login: string }) {
  return (
    <AuthLayout title={title} intro={hint}>
      <Link to="/login" className={buttonClass('primary', true)}>
        {login}
      </Link>
    </AuthLayout>
  );
}
