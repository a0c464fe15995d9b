import { getSystemErrorMap } from 'node:util'

/**
 * What the system said, in words: never its codes, which programs read.
 * @param reasons better words than its own, by its codes
 */
export function systemWords(
  { code = '', errno, message }: NodeJS.ErrnoException,
  reasons: Readonly<Record<string, string>>,
): string {
  const [, own] = (errno === undefined ? undefined : getSystemErrorMap().get(errno)) ?? []
  return reasons[code] ?? own ?? message
}
