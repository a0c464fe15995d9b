import { Field, Textarea } from '@chakra-ui/react'
import { email, type accounts } from '@liftwatch/core/contract/accounts'
import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import type { Role } from '@liftwatch/core/contract/organizations'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { invitationsAtOnceMax } from '@liftwatch/core/limits'
import { useState } from 'react'
import { Choice } from '../../components/form/choice'
import { DraftNote } from '../../components/form/draft-note'
import { Form } from '../../components/form/form'
import { serverProblems, type FormProblems } from '../../components/form/form-problems'
import { useStoredDraft } from '../../components/form/stored-draft'
import { useTexts } from '../../texts'

export type Invited = AnswerOf<typeof accounts.invite>

/** The one that opens least comes first. */
const roles = ['USER', 'SUPERUSER', 'ADMIN'] as const satisfies readonly Role[]

/** The entries of a box: one a line, or separated by commas. A blank within one is the entry's own fault. */
function entriesOf(text: FormDataEntryValue | null): string[] {
  const entries = typeof text === 'string' ? text.split(/[,;\n]/) : []
  return [...new Set(entries.map(entry => entry.trim()).filter(entry => entry !== ''))]
}

export function InviteForm({ invited }: { readonly invited: (answer: Invited) => void }) {
  const t = useTexts()
  const { client } = useFrontEnd()
  const [chosenRole, chooseRole] = useState<Role>('USER')
  const [round, setRound] = useState(0)
  const draft = useStoredDraft('invite')
  const [isRestored, setRestored] = useState(() => draft.read() !== undefined)

  function beginAgain(): void {
    draft.write(undefined)
    setRestored(false)
    setRound(round + 1)
  }

  async function send(typed: FormData): Promise<FormProblems<'emails'>> {
    const emails = entriesOf(typed.get('emails'))
    const wrong = emails.filter(entry => !email.safeParse(entry).success)
    if (emails.length === 0) return { emails: t('settings.invite.required') }
    if (emails.length > invitationsAtOnceMax)
      return { emails: t('settings.invite.tooMany', { max: invitationsAtOnceMax }) }
    if (wrong.length > 0) {
      const isOnly = emails.length === 1
      return { emails: t(isOnly ? 'settings.invite.wrong' : 'settings.invite.wrongOnes', { emails: wrong.join(', ') }) }
    }
    try {
      invited(await client.accounts.invite({ emails, role: chosenRole }))
      beginAgain()
      return {}
    } catch (error) {
      return serverProblems(error, t)
    }
  }

  return (
    // Empty again after each round.
    <Form<'emails'> key={round} size="sm" action={t('settings.invite.send')} send={send}>
      {problems => (
        <>
          {isRestored && <DraftNote discard={beginAgain} />}
          <Field.Root invalid={problems.emails !== undefined} maxW="32rem">
            <Field.Label>{t('settings.invite.emails')}</Field.Label>
            <Textarea
              name="emails"
              rows={4}
              spellCheck={false}
              autoComplete="off"
              defaultValue={draft.read()?.['emails']}
              onChange={({ target: { value } }) => draft.write(value === '' ? undefined : { emails: value })}
            />
            <Field.HelperText>{t('settings.invite.emailsHint', { max: invitationsAtOnceMax })}</Field.HelperText>
            <Field.ErrorText>{problems.emails}</Field.ErrorText>
          </Field.Root>
          <Choice
            label={t('settings.invite.role')}
            options={roles.map(value => ({
              value,
              label: t(`states.role.${value}`),
              hint: t(`settings.invite.roleHints.${value}`),
            }))}
            chosen={chosenRole}
            choose={chooseRole}
          />
        </>
      )}
    </Form>
  )
}
