import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartError } from '../platform/start-error.js';

/**
 * Parses the options of a command.
 * @throws StartError with the usage when an option is unknown or lacks its value
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
