import { loginInput } from '@liftwatch/core/contract/session'
import type { Translate } from '@liftwatch/core/text/translate'
import { client, session } from '../../app/front-end'
import type { Joined } from '../../app/paths'
import { rememberedName, rememberMeSetting } from '../../app/session-flags'
import { serverProblems, shapeProblems, type FormProblems } from '../../components/form/form-problems'

export type LoginField = 'name' | 'password'

interface Login {
  readonly problems?: FormProblems<LoginField>
  /** By the invitation that was with it. */
  readonly joined?: Joined | undefined
}

/** Logs in, and answers what stood in the way. What was typed is checked as the server will. */
export async function login(typed: FormData, t: Translate): Promise<Login> {
  const rememberMe = typed.has('rememberMe')
  const checked = loginInput.safeParse({ ...Object.fromEntries(typed), rememberMe })
  if (!checked.success) {
    const passwordMissing = t('session.passwordRequired')
    const words = {
      name: { empty: t('session.emailRequired'), wrong: t('session.emailInvalid') },
      password: { empty: passwordMissing, wrong: passwordMissing },
    }
    return { problems: shapeProblems(checked.error, typed, words) }
  }
  try {
    const { joined } = await client.session.login(checked.data)
    rememberMeSetting.write(rememberMe ? 'true' : undefined)
    rememberedName.write(rememberMe ? checked.data.name : undefined)
    await session.restore()
    return { joined }
  } catch (error) {
    // Shown in the form, where it can be mended.
    return { problems: serverProblems(error, t, { 'bad-login': ['name', 'password'] }) }
  }
}
