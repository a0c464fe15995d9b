import { Button } from '@chakra-ui/react'
import { chime } from '../../alerts/chime'
import { showNotification } from '../../alerts/notification'
import { announce } from '../../components/announcements'
import { useTexts } from '../../texts'
import { allowNotifications } from './notification-permission'

/** Shows and sounds what an alarm will, so that nobody learns in the night that the speakers are off. */
export function AlertTest() {
  const t = useTexts()

  async function test(): Promise<void> {
    if (!(await chime())) announce('warning', t('settings.alerts.testUnheard'))
    const text = t('settings.alerts.testText')
    announce('info', text)
    if (await allowNotifications()) showNotification({ title: t('settings.alerts.testTitle'), text, tag: 'test' })
  }

  return (
    <Button justifySelf="start" onClick={() => void test()}>
      {t('settings.alerts.test')}
    </Button>
  )
}
