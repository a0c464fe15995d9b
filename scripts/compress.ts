import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { glob } from 'tinyglobby'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const worthItFromBytes = 1_024

/** Lays a compressed copy beside each text asset, as small as can be: compressing at each request would be worse and slower. */
export async function compressAssets(folder: string): Promise<void> {
  const files = await glob('**/*.{js,css,html,svg,json}', { cwd: folder })
  for (const file of files) {
    const path = join(folder, file)
    const content = await readFile(path)
    if (content.length < worthItFromBytes) continue
    await writeFile(`${path}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }))
  }
}
