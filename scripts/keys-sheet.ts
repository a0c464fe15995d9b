import { translatorOf } from '@liftwatch/core/text/all-texts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import { keyGroups } from '../tui/src/input/key-sheet'
import { root } from './build-parts'

export const keysFile = join(root, 'docs/keys.md')

/** A label of a table must not end its cell. */
function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`)
}

/** The keys of the monitor, printed from the bindings themselves. */
export function keysSheet(): Promise<string> {
  const sections = keyGroups(translatorOf('en')).map(({ title, rows }) => {
    const lines = rows.map(({ keys, label }) => `| ${keys.map(key => `\`${cell(key)}\``).join(' ')} | ${cell(label)} |`)
    return `## ${title}\n\n| Key | What it does |\n|---|---|\n${lines.join('\n')}`
  })
  const head = `# Keys of the terminal monitor

\`?\` shows those that work where you are, and why one is refused. This file is made by \`npm run keys\`.`
  return format([head, ...sections].join('\n\n'), { parser: 'markdown' })
}

if (import.meta.filename === process.argv[1]) await writeFile(keysFile, await keysSheet())
