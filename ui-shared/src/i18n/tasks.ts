import { tasks } from './en/tasks';
import { addEnglish } from './translate';

// the list of tasks and the dashboard import it for this effect
addEnglish('tasks', tasks);
