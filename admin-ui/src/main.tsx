import { redirectFrom, LOGIN } from '@niyukt/ui-shared/session/guard';
import { session } from '@niyukt/ui-shared/session/browser-session';
import './styles.css';

const current = session.read();
const away = current?.user['mustChangePassword'] ? LOGIN : redirectFrom('admin', current?.user.role);

// strangers never download the console
if (away) window.location.replace(away);
else void import('./app/boot').then(({ boot }) => boot());
