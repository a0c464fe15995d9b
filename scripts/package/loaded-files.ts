import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const reference = /(?:from|import|require)\s*\(?\s*["'](?<path>\.\.?\/[^"']+\.c?js)["']/g

/**
 * A built program's entries and all files that they load, as paths of the disk: beside them lie those of builds before, whose names
 * hold other hashes.
 * @param isOwn whether a file belongs to it; what another program is built to is not followed
 */
export async function loadedFiles(entries: readonly string[], isOwn: (path: string) => boolean): Promise<string[]> {
  const found = new Set(entries)
  for (const file of found) {
    const text = await readFile(file, 'utf8')
    for (const { groups } of text.matchAll(reference)) {
      const path = join(dirname(file), groups!['path']!)
      if (isOwn(path)) found.add(path)
    }
  }
  return [...found]
}
