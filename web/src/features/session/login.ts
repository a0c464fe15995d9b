import { AppError } from '@liftwatch/core/errors'
import type { Translate } from '@liftwatch/core/text/translate'
import { checkForm, refusedForm, type FormProblems } from '@liftwatch/core/views/forms/check-form'
import type { FormValues } from '@liftwatch/core/views/forms/form-field'
import { logInCodeForm, logInForm } from '@liftwatch/core/views/forms/log-in'
import { client, session } from '../../app/front-end'
import type { Joined } from '../../app/paths'
import { rememberedName, rememberMeSetting } from '../../app/session-flags'

interface Login {
  readonly problems?: FormProblems
  /** The password was right; a code is still to come. */
  readonly needsCode?: boolean
  /** By the invitation that was with it. */
  readonly joined?: Joined | undefined
}

/**
 * Logs in, and answers what was in the way. What was typed is checked as the server will.
 * @param typed of both steps, once there is a code
 */
export async function login(typed: FormData, inviteToken: string | undefined, t: Translate): Promise<Login> {
  const values = Object.fromEntries(typed) as FormValues
  const first = checkForm(logInForm, values, t, inviteToken === undefined ? {} : { inviteToken })
  if (first.problems) return { problems: first.problems }
  const view = typed.has('code') ? logInCodeForm : logInForm
  const checked = typed.has('code') ? checkForm(view, values, t, first.input) : first
  if (checked.problems) return { problems: checked.problems }
  const { input } = checked
  try {
    const { joined } = await client.call(logInForm.endpoint, input)
    rememberMeSetting.write(input.rememberMe ? 'true' : undefined)
    rememberedName.write(input.rememberMe ? input.name : undefined)
    await session.entered(joined !== undefined)
    return { joined }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'second-factor-needed') return { needsCode: true }
    // Shown in the form, where it can be corrected.
    const { fields, form } = refusedForm(view, error, t)
    // Both boxes are marked, for either may be wrong; it is said once.
    return { problems: { fields: { ...fields, ...(fields['password'] && { name: '' }) }, ...(form && { form }) } }
  }
}
