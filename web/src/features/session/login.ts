import { loginInput } from '@liftwatch/core/contract/session'
import { AppError } from '@liftwatch/core/errors'
import type { Translate } from '@liftwatch/core/text/translate'
import { client, session } from '../../app/front-end'
import type { Joined } from '../../app/paths'
import { rememberedName, rememberMeSetting } from '../../app/session-flags'
import { serverProblems, shapeProblems, type FormProblems } from '../../components/form/form-problems'

export type LoginField = 'name' | 'password' | 'code'

interface Login {
  readonly problems?: FormProblems<LoginField>
  /** The password was right; a code is still to come. */
  readonly needsCode?: boolean
  /** By the invitation that was with it. */
  readonly joined?: Joined | undefined
}

/** Logs in, and answers what was in the way. What was typed is checked as the server will. */
export async function login(typed: FormData, t: Translate): Promise<Login> {
  const rememberMe = typed.has('rememberMe')
  const checked = loginInput.safeParse({ ...Object.fromEntries(typed), rememberMe })
  if (!checked.success) {
    const passwordMissing = t('session.passwordRequired')
    const words = {
      name: { empty: t('session.emailRequired'), wrong: t('session.emailInvalid') },
      password: { empty: passwordMissing, wrong: passwordMissing },
      code: { empty: t('twoStep.codeRequired'), wrong: t('twoStep.codeWrong') },
    }
    return { problems: shapeProblems(checked.error, typed, words) }
  }
  try {
    const { joined } = await client.session.login(checked.data)
    rememberMeSetting.write(rememberMe ? 'true' : undefined)
    rememberedName.write(rememberMe ? checked.data.name : undefined)
    await session.entered(joined !== undefined)
    return { joined }
  } catch (error) {
    if (error instanceof AppError && error.code === 'second-factor-needed') return { needsCode: true }
    // Shown in the form, where it can be corrected.
    const problems = serverProblems(error, t, { 'bad-login': ['name', 'password'], 'wrong-code': ['code'] })
    // Both boxes are marked, for either may be wrong; it is said once.
    return { problems: problems.password === undefined ? problems : { ...problems, name: '' } }
  }
}
