import { texts } from './en/ledger';
import { addEnglish } from './translate';

// pages about money import it for this effect; they look texts up with the console's `t`, which knows the keys
addEnglish('ledger', texts);
