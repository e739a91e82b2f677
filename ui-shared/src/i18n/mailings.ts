import { mailings } from './en/mailings';
import { addEnglish } from './translate';

// what shows templates and mailings imports it for this effect
addEnglish('mailings', mailings);
