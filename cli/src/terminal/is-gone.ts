/** Whether a stream fails because no one reads it any more: a pipe that was closed, or a terminal whose window was. */
export function isGone({ code }: NodeJS.ErrnoException, isTerminal: boolean): boolean {
  return code === 'EPIPE' || (code === 'EIO' && isTerminal)
}
