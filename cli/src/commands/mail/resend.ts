import type { Client } from '@liftwatch/core/client/client'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { mails, type Mail } from '@liftwatch/core/contract/accounts/mails'
import { resendRefusal } from '@liftwatch/core/domain/mails'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { organizationsAtOnceMax } from '@liftwatch/core/limits'
import { Option } from 'commander'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import type { Context } from '../../command/context'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { listPages } from '../../lists/paging'

const options = z
  .object({ ids: z.array(z.uuid()), failed: z.boolean().default(false), dryRun })
  .refine(({ ids, failed }) => ids.length > 0 !== failed, {
    path: ['failed'],
    error: 'or the ids of mails: give one of the two',
  })

async function listMails(client: Client): Promise<readonly Mail[]> {
  const all: Mail[] = []
  const pages = listPages((page, size) => client.mails.page({ page, size }), { limit: Infinity })
  for await (const { content } of pages) all.push(...content)
  return all
}

/** Those that the mail server refused the last time, and that are still worth sending. */
async function listFailed({ io }: Context, client: Client): Promise<readonly string[]> {
  const all = await listMails(client)
  return all.filter(mail => mail.problem !== null && !resendRefusal(mail, io.clock())).map(({ id }) => id)
}

/** What the server would refuse. Errors: no-permission, not-found, mail-sent, mail-too-old. */
async function rehearse({ io }: Context, client: Client, ids: readonly string[]): Promise<void> {
  if (!isPermitted(mails.resend, new Set(await client.session.permissions({})))) throw new AppError('no-permission')
  const byId = new Map((await listMails(client)).map(mail => [mail.id, mail]))
  for (const id of ids) {
    const mail = byId.get(id)
    if (!mail) throw new AppError('not-found')
    throwIfRefused(resendRefusal(mail, io.clock()))
  }
}

/** Has the mail server try again now what it refused. */
export const mailResend: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .argument('[ids...]', 'ids of mails')
      .addOption(new Option('--failed', 'all that the mail server refused'))
      .addOption(dryRunOption()),
  options,
  async run(context, { ids, failed, dryRun }) {
    const client = await context.member()
    const meant = failed ? await listFailed(context, client) : ids
    if (meant.length === 0) return context.say('cli.nothing.mails')
    if (dryRun) {
      await rehearse(context, client, meant)
      return context.say('cli.dryRun')
    }
    let count = 0
    for (let from = 0; from < meant.length; from += organizationsAtOnceMax) {
      const { changed } = await client.mails.resend({ ids: meant.slice(from, from + organizationsAtOnceMax) })
      count += changed
    }
    context.say('cli.mailsDue', { count })
  },
  examples: ['mail resend --failed'],
}
