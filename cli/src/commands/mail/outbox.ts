import type { Mail } from '@liftwatch/core/contract/accounts/mails'
import type { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { instantColumn, plainColumn } from '../../output/columns'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { withProgress } from '../../lists/page-progress'
import { writeList } from '../../output/list'
import type { Columns } from '../../output/rows'
import { addExtentFlags, extentFlags, listPages, toExtent } from '../../lists/paging'

const id = plainColumn<Mail>('id', 'cli.fields.id')
const createdAt = instantColumn<Mail>('createdAt', 'cli.fields.createdAt')
const recipient = plainColumn<Mail>('recipient', 'cli.fields.recipient')
const subject = plainColumn<Mail>('subject', 'cli.fields.subject', { canShrink: true })
const sentAt = instantColumn<Mail>('sentAt', 'cli.fields.sentAt')

const columns: Columns<Mail> = {
  all: [
    id,
    createdAt,
    recipient,
    subject,
    plainColumn('text', 'cli.fields.text'),
    sentAt,
    plainColumn('problem', 'cli.fields.problem'),
  ],
  inTable: [createdAt, recipient, subject, sentAt],
}

const options = withOutput({ ...extentFlags }).transform(({ output, ...flags }) => ({
  output,
  extent: toExtent(flags),
}))

export const mailOutbox: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(addExtentFlags(command)),
  options,
  async run(context, { extent, output }) {
    const client = await context.member()
    const pages = listPages((page, size) => client.mails.page({ page, size }), extent)
    await writeList(context, output, columns, withProgress(context, extent, pages), { emptyKey: 'cli.nothing.mails' })
  },
}
