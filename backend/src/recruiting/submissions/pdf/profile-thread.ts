import { answerPdfs } from '../../../platform/threads/answering.js';
import { drawProfile } from './draw-profile.js';

answerPdfs(drawProfile);
