import { passwordMaxCharacters, passwordMinCharacters } from '@liftwatch/core/limits'
import { useTexts } from '../../texts'
import { PasswordBox } from './password-box'

/** A password that is chosen here; its rule is said before it is broken. */
export function NewPasswordBox({ problem }: { readonly problem: string | undefined }) {
  const t = useTexts()
  return (
    <PasswordBox
      name="password"
      label={t('account.newPassword')}
      hint={t('account.passwordRule', { min: passwordMinCharacters })}
      autoComplete="new-password"
      minLength={passwordMinCharacters}
      maxLength={passwordMaxCharacters}
      problem={problem}
    />
  )
}
