import { answerPdfs } from '../../platform/threads/answering.js';
import { drawLetter } from './draw-letter.js';

answerPdfs(drawLetter);
