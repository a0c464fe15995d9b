/** A browser as far as cookies and redirects go: each site gets its own back, and nothing leads on by itself. */
export interface CookieBrowser {
  /** By the name of the host with its port, then of the cookie. */
  readonly cookies: Map<string, Map<string, string>>
  /** Goes to an address, and answers where it leads; undefined where it leads nowhere. */
  readonly go: (url: URL | string) => Promise<URL | undefined>
  /** Goes on as long as it is led on, up to the first address that `isEnd` takes, which it does not go to. */
  readonly follow: (url: URL | string, isEnd: (url: URL) => boolean) => Promise<URL>
}

export function newCookieBrowser(): CookieBrowser {
  const cookies = new Map<string, Map<string, string>>()
  const browser: CookieBrowser = {
    cookies,
    async go(url) {
      const at = new URL(url)
      const own = cookies.get(at.host) ?? new Map<string, string>()
      cookies.set(at.host, own)
      const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
      await response.arrayBuffer()
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
        if (value === '') own.delete(name!)
        else own.set(name!, value!)
      }
      const location = response.headers.get('location')
      return location === null ? undefined : new URL(location, at)
    },
    async follow(url, isEnd) {
      for (let next = new URL(url), steps = 0; steps < 20; steps++) {
        if (isEnd(next)) return next
        const led = await browser.go(next)
        if (!led) throw new Error(`${next.href} leads nowhere`)
        next = led
      }
      throw new Error('led on and on')
    },
  }
  return browser
}
