import { readFileSync } from 'node:fs'

// Read here, one level above the sources as above the bundle, so that this is right for both.
const manifest = new URL('../package.json', import.meta.url)

/** The version of this program. */
export function version(): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}
