import { chakra } from '@chakra-ui/react'
import { alertChoices } from '@liftwatch/core/domain/alert-choices'
import { notificationChoices, soundChoices } from '../../alerts/settings'
import { useTexts } from '../../texts'
import { AlertTest } from './alert-test'
import { AlertSwitch } from './alert-switch'
import { allowNotifications, useNotificationProblem } from './notification-permission'
import { Panel } from './panel'
import { TrapTarget } from './trap-target'

/** What an alarm does to this browser: a sound, a word of the system, a line for the time that has gone by. */
export function AlertSection() {
  const t = useTexts()
  const sounds = soundChoices.use()
  const notifications = notificationChoices.use()
  const problem = useNotificationProblem()
  const headers = [t('settings.alerts.kind'), t('settings.alerts.sound'), t('settings.alerts.notification')]
  return (
    <Panel title={t('settings.sections.alerts')} hint={t('settings.alerts.hint')}>
      <chakra.table maxW="32rem" aria-label={t('settings.sections.alerts')}>
        <thead>
          <tr>
            {headers.map(header => (
              <chakra.th
                key={header}
                py="2"
                pe="4"
                textAlign="start"
                textStyle="xs"
                fontWeight="medium"
                color="fg.muted"
              >
                {header}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {alertChoices.map(choice => {
            const name = t(`settings.alerts.choices.${choice}`)
            return (
              <chakra.tr key={choice} borderTopWidth="1px">
                <chakra.th scope="row" py="2" pe="4" textAlign="start" fontWeight="normal">
                  {name}
                </chakra.th>
                <AlertSwitch
                  label={`${t('settings.alerts.sound')}: ${name}`}
                  isOn={sounds.includes(choice)}
                  turn={isOn => soundChoices.choose(choice, isOn)}
                />
                <AlertSwitch
                  label={`${t('settings.alerts.notification')}: ${name}`}
                  isOn={notifications.includes(choice)}
                  turn={isOn => {
                    notificationChoices.choose(choice, isOn)
                    if (isOn) void allowNotifications()
                  }}
                />
              </chakra.tr>
            )
          })}
        </tbody>
      </chakra.table>
      {problem && notifications.length > 0 && (
        <chakra.p role="status" color="warning.fg">
          {t(`settings.alerts.${problem}`)}
        </chakra.p>
      )}
      <AlertTest />
      <TrapTarget />
    </Panel>
  )
}
