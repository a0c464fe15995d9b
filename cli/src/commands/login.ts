import type { Client } from '@liftwatch/core/client/client'
import { createSession, type SessionState } from '@liftwatch/core/client/session'
import type { OrganizationChoice } from '@liftwatch/core/contract/accounts/organizations'
import { loginInput, type LoginInput } from '@liftwatch/core/contract/accounts/session'
import { AppError } from '@liftwatch/core/errors'
import { sessionRememberedDays } from '@liftwatch/core/limits'
import { z } from 'zod'
import { openStoredFile } from '../account/stored-file'
import type { CommandSpec } from '../command/command'
import type { Context } from '../command/context'
import { chooseOrganization } from '../account/organization-choice'
import { askLine } from '../terminal/prompt'
import { readPassword } from '../terminal/read-password'

const options = z.object({
  name: z.optional(loginInput.shape.name),
  passwordFile: z.string().optional(),
  code: loginInput.shape.code,
  org: z.string().optional(),
  remember: z.boolean().default(false),
})

/** Logs in, and asks for the second step where it is needed and there is a terminal to ask on. Errors: second-factor-needed where there is none. */
async function logIn({ io, translate }: Context, client: Client, input: LoginInput): Promise<SessionState> {
  const session = createSession(client, { remember: () => {} })
  try {
    return await session.login(input)
  } catch (error) {
    const needsCode = error instanceof AppError && error.code === 'second-factor-needed'
    if (!needsCode || !io.stdin.isTTY) throw error
    return session.login({ ...input, code: await askLine(io, translate('cli.askCode'), '--code') })
  }
}

/** Which organisation is meant: the named one, the only one, or the one that is picked on a terminal. */
async function meantOrganization(context: Context, client: Client): Promise<string | undefined> {
  const mine = await client.organizations.mine({})
  if (mine.length <= 1) return mine[0]?.id
  if (!context.io.stdin.isTTY) return undefined
  return pick(context, mine)
}

async function pick(context: Context, mine: readonly OrganizationChoice[]): Promise<string | undefined> {
  mine.forEach(({ name }, index) => context.io.stderr.write(`${index + 1}  ${name}\n`))
  const answer = await askLine(context.io, context.translate('cli.askOrganization', { count: mine.length }), '--org')
  return mine[Number(answer) - 1]?.id
}

async function sayHowToChoose(context: Context, client: Client): Promise<void> {
  const names = (await client.organizations.mine({})).map(({ name }) => name)
  if (names.length === 0) context.say('session.noOrganization')
  else context.say('cli.chooseWith', { names: names.join(', ') })
}

export const login: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .argument('[name]', 'e-mail address; asked for where it is missing')
      .option('--password-file <file>', 'file with the password, or - for standard input')
      .option('--code <code>', 'code of the authenticator app, or a recovery code, for two-step log-in')
      .option('--org <organization>', 'organisation to work in, by name or id')
      .option('--remember', `stay logged in for ${sessionRememberedDays} days`),
  options,
  async run(context, { name: given, passwordFile, code, org, remember: rememberMe }) {
    const { token, organization: usual } = context.account()
    if (token) return context.say('cli.loginNotNeeded', { source: token.source })
    // Before anything is asked: a session that cannot be remembered is of no use, and would stay open on the server.
    await openStoredFile(context).change(stored => stored)
    const name = given ?? (await askLine(context.io, context.translate('cli.askName'), 'NAME'))
    const password = await readPassword(context, passwordFile, { ask: 'cli.askPassword', instead: '--password-file' })
    const client = await context.client()
    const credentials = { name, password, rememberMe, ...(code !== undefined && { code }) }
    const state = await logIn(context, client, credentials)
    context.say('cli.loggedIn', { name })
    const meant = org ?? usual ?? (state.status === 'ready' ? state.organization.id : undefined)
    const chosen = meant ?? (await meantOrganization(context, client))
    if (chosen === undefined) return sayHowToChoose(context, client)
    const organization = await chooseOrganization(client, chosen)
    context.say('cli.organizationChosen', { name: organization.name })
  },
}
