import type { Translate } from '@liftwatch/core/text/all-texts'
import { bindingIds, bindingOf, keyLabel, type Binding } from './keys'

const groups = ['act', 'list', 'move', 'screens', 'program'] as const satisfies readonly Binding['group'][]

interface KeyGroup {
  readonly title: string
  readonly rows: readonly { readonly keys: readonly string[]; readonly label: string }[]
}

/** All keys of the monitor, each meaning once. A key may mean one thing in a list and another in a form. */
export function keyGroups(translate: Translate): KeyGroup[] {
  return groups.map(group => {
    const rows = bindingIds
      .map(bindingOf)
      .filter(binding => binding.group === group)
      .map(({ keys, label }) => ({ keys: keys.map(keyLabel), label: translate(label) }))
    const known = new Map(rows.map(row => [JSON.stringify(row), row]))
    return { title: translate(`monitor.groups.${group}`), rows: [...known.values()] }
  })
}

/** The same as a help has it, in plain text. */
export function keysText(translate: Translate): string {
  const sections = keyGroups(translate).map(({ title, rows }) => {
    const width = Math.max(...rows.map(({ keys }) => keys.join(' ').length))
    return [`${title}:`, ...rows.map(({ keys, label }) => `  ${keys.join(' ').padEnd(width)}  ${label}`)].join('\n')
  })
  return ['Keys, of which ? shows those that work where you are:', ...sections].join('\n\n')
}
