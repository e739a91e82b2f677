import { submissions } from './en/submissions';
import { addEnglish } from './translate';

// components import it for this effect; they look texts up with the console's `t`, which knows the keys
addEnglish('submissions', submissions);
