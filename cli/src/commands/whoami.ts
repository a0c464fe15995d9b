import { createSession, type SessionState } from '@liftwatch/core/client/session'
import type { CurrentAccess } from '@liftwatch/core/contract/accounts/session'
import { AppError } from '@liftwatch/core/errors'
import type { z } from 'zod'
import type { CommandSpec } from '../command/command'
import { instantColumn, plainColumn, type Column } from '../output/columns'
import { addOutputFlags, withOutput } from '../output/output-flags'
import type { Reader } from '../output/reader'
import { writeRecord } from '../output/rows'

interface Known {
  readonly state: Extract<SessionState, { user: unknown }>
  readonly current: CurrentAccess | null
}

function columnsFor(server: string): readonly Column<Known>[] {
  const email = ({ state }: Known) => state.user.email
  const emailShown: Column<Known>['shown'] = (known, { translate }) =>
    email(known) ?? translate('states.userKind.SERVICE')
  const nickname = ({ state }: Known) => state.user.nickname
  const organization = ({ state }: Known) => (state.status === 'ready' ? state.organization : null)
  return [
    { name: 'email', header: 'cli.fields.email', plain: email, shown: emailShown },
    { name: 'nickname', header: 'cli.fields.nickname', plain: nickname, shown: nickname },
    {
      name: 'organization',
      header: 'cli.fields.organization',
      plain: known => organization(known)?.name ?? null,
      json: organization,
      shown: known => organization(known)?.name ?? '-',
    },
    {
      name: 'role',
      header: 'cli.fields.role',
      plain: ({ state }) => state.user.role,
      shown: ({ state }, { translate }) => (state.user.role ? translate(`states.role.${state.user.role}`) : '-'),
    },
    { name: 'server', header: 'cli.fields.server', plain: () => server, shown: () => server },
  ]
}

/** Councils are many for some: a table names so many. */
const councilsShown = 5

function scopeText({ seesAll, liftCnt, townCouncils }: CurrentAccess, { translate }: Reader): string {
  if (seesAll) return translate('cli.scopeAll', { lifts: liftCnt })
  const more = townCouncils.length - councilsShown
  const names = [...townCouncils.slice(0, councilsShown), ...(more > 0 ? [`+${more}`] : [])]
  return translate('cli.scope', { lifts: liftCnt, councils: names.join(', ') || '-' })
}

/** What one is let in by, and what one sees; unknown before an organisation is chosen. */
const accessColumns: readonly Column<CurrentAccess>[] = [
  {
    name: 'by',
    header: 'cli.fields.access',
    plain: ({ by }) => by,
    shown: ({ by, name }, { translate }) =>
      by === 'SESSION' ? translate('cli.access.session') : translate('cli.accessByToken', { name: name ?? '' }),
  },
  plainColumn('name'),
  instantColumn('expiresAt', 'audit.fields.expiresAt'),
  {
    name: 'scope',
    header: 'cli.fields.scope',
    plain: ({ seesAll, townCouncils }) => (seesAll ? 'all' : townCouncils.join('; ')),
    json: ({ seesAll, liftCnt, townCouncils }) => ({ seesAll, liftCnt, townCouncils }),
    shown: scopeText,
    canShrink: true,
  },
]

function ofAccess({ name, plain, json, shown, header, canShrink = false }: Column<CurrentAccess>): Column<Known> {
  return {
    name,
    canShrink,
    ...(header && { header }),
    plain: ({ current }, reader) => (current ? plain(current, reader) : null),
    json: ({ current }, reader) => (current ? (json ?? plain)(current, reader) : null),
    shown: ({ current }, reader) => (current ? shown(current, reader) : '-'),
  }
}

const options = withOutput({})

export const whoami: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(command),
  options,
  async run(context, { output }) {
    const client = await context.member()
    const state = await createSession(client, { remember: () => {} }).restore()
    if (!('user' in state)) throw new AppError('not-logged-in')
    const current = state.status === 'ready' ? await client.session.current({}) : null
    const columns = [...columnsFor(context.account().server), ...accessColumns.map(ofAccess)]
    const shown = output.format === 'table' ? columns.filter(({ header }) => header) : columns
    await writeRecord(context, output, shown, { state, current })
  },
}
