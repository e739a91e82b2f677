import { texts } from './en/health';
import { addEnglish } from './translate';

// the page of the product's state imports it for this effect
addEnglish('health', texts);
