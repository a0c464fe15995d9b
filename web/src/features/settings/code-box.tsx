import { TextBox } from '../../components/form/text-box'
import { useTexts } from '../../texts'

/** For a code of the authenticator app, or a recovery code. */
export function CodeBox({ problem, hint }: { readonly problem: string | undefined; readonly hint?: string }) {
  const t = useTexts()
  return (
    <TextBox
      name="code"
      label={t('twoStep.code')}
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      problem={problem}
    />
  )
}
