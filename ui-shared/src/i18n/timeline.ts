import { timeline } from './en/timeline';
import { addEnglish } from './translate';

// the timeline of a drawer imports it for this effect
addEnglish('timeline', timeline);
