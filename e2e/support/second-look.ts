import { jest } from '@jest/globals';

// a browser on a machine that is short of time loses a race now and then: the journey is made once more, and what failed is printed
jest.retryTimes(1, { logErrorsBeforeRetry: true });
