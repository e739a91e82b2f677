import { texts } from './en/help';
import { addEnglish } from './translate';

// the page of help imports it for this effect
addEnglish('help', texts);
