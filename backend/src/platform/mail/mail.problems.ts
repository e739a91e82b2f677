import { problem } from '../errors/problem.js';

export const MAIL_NOT_FOUND = problem('mailbox.mail_not_found', 404, 'There is no mail with this id');
