import { translatorOf } from '@liftwatch/core/text/all-texts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import { bindingIds, bindingOf, keyLabel, type Binding } from '../tui/src/input/keys'
import { root } from './build-parts'

const groups = ['act', 'list', 'move', 'screens', 'program'] as const satisfies readonly Binding['group'][]

export const keysFile = join(root, 'docs/keys.md')

/** A label of a table must not end its cell. */
function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`)
}

/** The keys of the monitor, printed from the bindings themselves. A key may mean one thing in a list and another in a form. */
export function keysSheet(): Promise<string> {
  const translate = translatorOf('en')
  const sections = groups.map(group => {
    const rows = bindingIds
      .map(bindingOf)
      .filter(binding => binding.group === group)
      .map(
        ({ keys, label }) =>
          `| ${keys.map(key => `\`${cell(keyLabel(key))}\``).join(' ')} | ${cell(translate(label))} |`,
      )
    return `## ${translate(`monitor.groups.${group}`)}\n\n| Key | What it does |\n|---|---|\n${[...new Set(rows)].join('\n')}`
  })
  const head = `# Keys of the terminal monitor

\`?\` shows those that work where you are, and why one is refused. This file is made by \`npm run keys\`.`
  return format([head, ...sections].join('\n\n'), { parser: 'markdown' })
}

if (import.meta.filename === process.argv[1]) await writeFile(keysFile, await keysSheet())
