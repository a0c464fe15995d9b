// Read here, one level above the sources as above the bundle, so that this is right for both.
const manifest = new URL('../package.json', import.meta.url)

/** The version of this program. */
export function version(): string {
  // To import a module of Node's own is to load all that it can do, and each start would wait for it.
  const { readFileSync } = process.getBuiltinModule('node:fs')
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}
