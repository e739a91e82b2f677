import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartError } from '../platform/start-error.js';

/**
 * The options behind a command.
 * @param usage is said when one is unknown or lacks its value
 * @throws StartError with the usage
 */
export function commandOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: T,
): ReturnType<typeof parseArgs<{ options: T }>>['values'] {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new StartError(usage);
  }
}
