import { interviews } from './en/console-interviews';
import { addEnglish } from './translate';

// what shows interviews in the console imports it for this effect
addEnglish('consoleInterviews', interviews);
