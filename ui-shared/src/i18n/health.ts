import { texts } from './en/health';
import { addEnglish } from './translate';

// the pages about the product's state and its mails import it for this effect
addEnglish('health', texts);
