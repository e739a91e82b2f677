import { texts } from './en/candidates';
import { addEnglish } from './translate';

// what shows it imports it for this; texts are looked up by the console's `t`, which knows the keys
addEnglish('candidates', texts);
