import { privacy } from './en/privacy';
import { addEnglish } from './translate';

// what shows grievances, breaches and retention imports it for this effect
addEnglish('privacy', privacy);
