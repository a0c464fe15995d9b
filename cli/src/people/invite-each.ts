import type { Client } from '@liftwatch/core/client/client'
import { accounts } from '@liftwatch/core/contract/accounts/accounts'
import { AppError } from '@liftwatch/core/errors'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { changeEach } from '../changes/change-each'
import type { Context } from '../command/context'
import { plainColumn, type Column } from '../output/columns'
import type { Output } from '../output/output-flags'
import { outcomeColumn } from '../records/outcome'
import type { Access } from './access-of'

/** Someone to invite; the line is that of a file. */
export interface Invitee extends Access {
  readonly email: string
  readonly line?: number
}

interface Invited extends Invitee {
  readonly isOld: boolean
  readonly error: AppError | null
}

interface Inviting {
  readonly output: Output
  readonly isDryRun: boolean
  /** Undefined for the one in which one works. */
  readonly organizationId?: string
}

const outcome = outcomeColumn<Invited>(
  row => (row.isOld ? 'already-member' : 'invited'),
  row => (row.isOld ? 'cli.alreadyMember' : 'cli.invited') satisfies TextKey,
)
const line = { ...plainColumn<Invited>('line', 'cli.fields.line'), lineWidth: 6 }
const all: readonly Column<Invited>[] = [
  { ...plainColumn<Invited>('email', 'cli.fields.email'), lineWidth: 32 },
  {
    ...plainColumn<Invited>('role', 'cli.fields.role'),
    shown: ({ role }, { translate }) => translate(`states.role.${role}`),
    lineWidth: 10,
  },
  outcome,
]

/** Whether someone is a member of the organisation in which one works. */
async function isMember(client: Client, email: string): Promise<boolean> {
  const { content } = await client.users.page({ search: email })
  return content.some(row => row.email?.toLowerCase() === email.toLowerCase())
}

/** Invites one after the other, with a result for each. Errors: partly-failed, or that of the only one. */
export function inviteEach(
  context: Context,
  client: Client,
  people: readonly Invitee[],
  { output, isDryRun, organizationId }: Inviting,
): Promise<void> {
  const hasLines = people.some(one => one.line !== undefined)
  const columns = hasLines ? [line, ...all] : all
  const inviteOne = async ({ email, role, groupIds }: Invitee) => {
    // Who is in another organisation, is not the inviter's to look up.
    if (isDryRun) return organizationId === undefined && (await isMember(client, email))
    const { alreadyMembers } = await client.call(accounts.invite, {
      emails: [email],
      role,
      ...(groupIds && { groupIds }),
      ...(organizationId !== undefined && { organizationId }),
    })
    return alreadyMembers.length > 0
  }
  return changeEach(
    context,
    people,
    { output, columns: { all: columns, inTable: columns }, label: 'cli.progress.invitations', isDryRun },
    async one => {
      try {
        return { ...one, isOld: await inviteOne(one), error: null }
      } catch (error) {
        if (!(error instanceof AppError) || !accounts.invite.ownErrors.includes(error.code)) throw error
        return { ...one, isOld: false, error }
      }
    },
  )
}
