import { texts } from './en/ledger';
import { addEnglish } from './translate';

// the pages that show money import it for this; they look texts up by the console's `t`, which knows the keys
addEnglish('ledger', texts);
