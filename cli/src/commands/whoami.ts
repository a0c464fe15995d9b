import { createSession, type SessionState } from '@liftwatch/core/client/session'
import { AppError } from '@liftwatch/core/errors'
import type { z } from 'zod'
import type { CommandSpec } from '../command/command'
import type { Column } from '../output/columns'
import { addOutputFlags, withOutput } from '../output/output-flags'
import { writeRecord } from '../output/rows'

type LoggedIn = Extract<SessionState, { user: unknown }>

function columnsFor(server: string): readonly Column<LoggedIn>[] {
  const email = (state: LoggedIn) => state.user.email
  const nickname = (state: LoggedIn) => state.user.nickname
  const organization = (state: LoggedIn) => (state.status === 'ready' ? state.organization : null)
  return [
    { name: 'email', header: 'cli.fields.email', plain: email, shown: email },
    { name: 'nickname', header: 'cli.fields.nickname', plain: nickname, shown: nickname },
    {
      name: 'organization',
      header: 'cli.fields.organization',
      plain: state => organization(state)?.name ?? null,
      json: organization,
      shown: state => organization(state)?.name ?? '-',
    },
    {
      name: 'role',
      header: 'cli.fields.role',
      plain: state => state.user.role,
      shown: (state, { translate }) => (state.user.role ? translate(`states.role.${state.user.role}`) : '-'),
    },
    { name: 'server', header: 'cli.fields.server', plain: () => server, shown: () => server },
  ]
}

const options = withOutput({})

export const whoami: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(command),
  options,
  async run(context, { output }) {
    const state = await createSession(await context.member(), { remember: () => {} }).restore()
    if (!('user' in state)) throw new AppError('not-logged-in')
    await writeRecord(context, output, columnsFor(context.account().server), state)
  },
}
