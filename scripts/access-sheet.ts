import { organizationType } from '@liftwatch/core/contract/accounts/organizations'
import {
  screenPermissions,
  type Permission,
  type ScreenPermission,
} from '@liftwatch/core/contract/accounts/permissions'
import { defaultTypePermissions, memberPermissions } from '@liftwatch/core/domain/permissions'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import { permissionWords } from '@liftwatch/core/views/permission-words'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'prettier'
import { root } from './build-parts'

export const accessFile = join(root, 'docs/access.md')

/** What follows it is made; what comes before is written by hand. */
const mark = '<!-- permissions -->'

function letters(screen: ScreenPermission, permissions: readonly Permission[]): string {
  const read = permissions.includes(screen) ? 'r' : ''
  const write = permissions.includes(`${screen}.write`) ? 'w' : ''
  return read + write || '-'
}

/** What each permission opens, which types have it unless their lists were edited, and which of them a SUPERUSER has. */
function permissionTable(): string {
  const translate = translatorOf('en')
  const types = organizationType.options.map(type => [`\`${type}\``, defaultTypePermissions(type)] as const)
  const superuser = memberPermissions('SUPERUSER', defaultTypePermissions('LIFTWATCH'), [])
  const columns = [...types, ['SUPERUSER', superuser] as const]
  const rows = screenPermissions.map(screen => {
    const words = [permissionWords(screen), permissionWords(`${screen}.write`)]
    const opens = words.map(key => (key === 'permissions.nothing' ? '' : translate(key)))
    return [`\`${screen}\``].concat(
      opens,
      columns.map(([, permissions]) => letters(screen, permissions)),
    )
  })
  const head = ['Permission', 'It opens', 'Its `.write` opens', ...columns.map(([name]) => name)]
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

/** The document of who sees and does what, with its table made of the code. */
export async function accessSheet(): Promise<string> {
  const [before] = (await readFile(accessFile, 'utf8')).split(mark)
  return format(`${before}${mark}\n\n${permissionTable()}\n`, { parser: 'markdown' })
}

if (import.meta.filename === process.argv[1]) await writeFile(accessFile, await accessSheet())
