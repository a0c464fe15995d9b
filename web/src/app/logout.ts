import { AppError } from '@liftwatch/core/errors'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { errorText } from '@liftwatch/core/text/error-text'
import { useNavigate } from 'react-router-dom'
import { showMessage } from '../components/overlay/messages'
import { dropDrafts } from '../components/form/stored-draft'
import { useTexts } from '../texts'
import { paths } from './paths'

/** Logs out, and says how it went. */
export function useLogout(): () => Promise<void> {
  const t = useTexts()
  const { session } = useFrontEnd()
  const navigate = useNavigate()
  return async () => {
    try {
      await session.logout()
      dropDrafts()
      await navigate(paths.login, { replace: true })
      showMessage('ok', t('session.logoutSuccess'))
    } catch (error) {
      // Said here, for the user stays where they are, logged in.
      showMessage('critical', error instanceof AppError ? errorText(t, error) : t('session.logoutFailed'))
    }
  }
}
