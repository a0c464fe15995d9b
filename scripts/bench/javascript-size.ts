import type { Page, Response } from 'playwright-core'

/** Below this the server leaves a file as it is, for compressing it gains nothing. */
const compressedFromBytes = 1_500

/** Counts the bytes of JavaScript that a page loads from now on, as they come over the wire: by brotli. */
export function loadedJavaScriptKb(page: Page): () => Promise<number> {
  const scripts: Response[] = []
  page.on('response', response => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response)
  })
  async function sizeOf(script: Response): Promise<number> {
    const { responseBodySize } = await script.request().sizes()
    const isBrotli = script.headers()['content-encoding'] === 'br'
    if (!isBrotli && responseBodySize > compressedFromBytes) throw new Error(`${script.url()} came without brotli`)
    return responseBodySize
  }
  return async () => {
    await page.waitForLoadState('load')
    const sizes = await Promise.all(scripts.map(sizeOf))
    return sizes.reduce((sum, size) => sum + size, 0) / 1_000
  }
}
