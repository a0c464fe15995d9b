/** A placeholder for the origin of the console. */
const console = 'http://console.invalid'

/**
 * The path of the console, with its query, that a log-in may lead on to. What would lead to another site, however it is
 * spelt, becomes the first page.
 */
export function redirectPath(target: string): string {
  if (!URL.canParse(target, console)) return '/'
  const { origin, pathname, search } = new URL(target, console)
  // A path that begins with two slashes is another site, once it is an address again.
  return origin === console && !pathname.startsWith('//') ? `${pathname}${search}` : '/'
}
