import { texts } from './en/candidates';
import { addEnglish } from './translate';

// components import it for this effect; they look texts up with the console's `t`, which knows the keys
addEnglish('candidates', texts);
