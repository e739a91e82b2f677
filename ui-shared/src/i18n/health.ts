import { texts } from './en/health';
import { addEnglish } from './translate';

// the page that shows the state of the product imports it for this
addEnglish('health', texts);
