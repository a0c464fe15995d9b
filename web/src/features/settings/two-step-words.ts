import type { BoxWords } from '../../components/form/form-problems'
import type { Translate } from '@liftwatch/core/text/translate'

/** What to say at the boxes of two-step log-in. */
export function twoStepWords(t: Translate): { readonly code: BoxWords; readonly password: BoxWords } {
  const missing = t('session.passwordRequired')
  return {
    code: { empty: t('twoStep.codeRequired'), wrong: t('twoStep.codeWrong') },
    password: { empty: missing, wrong: missing },
  }
}
