import { Button } from '@chakra-ui/react'
import { chime } from '../../alerts/chime'
import { showNotification } from '../../alerts/notification'
import { showMessage } from '../../components/overlay/messages'
import { useTexts } from '../../texts'
import { allowNotifications } from './notification-permission'

/** Shows and sounds what an alarm will, so that no one learns in the night that the speakers are off. */
export function AlertTest() {
  const t = useTexts()

  async function test(): Promise<void> {
    if (!(await chime())) showMessage('warning', t('settings.alerts.testSilent'))
    const text = t('settings.alerts.testText')
    showMessage('info', text)
    if (await allowNotifications()) showNotification({ title: t('settings.alerts.testTitle'), text, tag: 'test' })
  }

  return (
    <Button justifySelf="start" onClick={() => void test()}>
      {t('settings.alerts.test')}
    </Button>
  )
}
