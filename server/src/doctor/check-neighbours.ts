import { connectAsync } from 'mqtt'
import type { ServerFinding } from '@liftwatch/core/contract/server-checks'
import type { Config } from '../config'
import { mailTransport } from '../mail/mailer'
import { failed, ok, reasonOf, warning } from './finding'

const patienceMs = 10_000

/** Without what it holds of user and password. */
function shown(address: string): string {
  const { protocol, host } = new URL(address)
  return `${protocol}//${host}`
}

/** Whether the outside broker lets this server in; under a name of its own, so that no server that runs is sent away. */
export async function checkBroker({ mqtt }: Config): Promise<ServerFinding> {
  if (mqtt.url === undefined) return ok('broker', 'The embedded one.')
  try {
    const client = await connectAsync(
      mqtt.url,
      {
        clientId: `${mqtt.clientId}-doctor-${process.pid}`,
        protocolVersion: 5,
        connectTimeout: patienceMs,
        reconnectPeriod: 0,
      },
      false,
    )
    await client.endAsync()
    return ok('broker', `${shown(mqtt.url)} lets this server in.`)
  } catch (error) {
    const advice = 'Start the broker, or correct address, user and password in MQTT_URL; it has to speak MQTT 5.'
    return failed('broker', `${shown(mqtt.url)}: ${reasonOf(error)}.`, advice)
  }
}

/** Whether the mail server can be reached, and takes the user and password of its address. */
export async function checkMail({ mail }: Config): Promise<ServerFinding> {
  if (!mail) {
    const advice = 'Set LIFTWATCH_SMTP_URL and LIFTWATCH_MAIL_FROM; until then administrators read mails in the outbox.'
    return warning('mail-server', 'None is set: no mail leaves this server.', advice)
  }
  const transport = mailTransport(mail.smtpUrl)
  try {
    await transport.verify()
    return ok('mail-server', `${shown(mail.smtpUrl)} lets this server in.`)
  } catch (error) {
    const advice = 'Correct LIFTWATCH_SMTP_URL; mails wait in the outbox until it can be reached.'
    return failed('mail-server', `${shown(mail.smtpUrl)}: ${reasonOf(error)}.`, advice)
  } finally {
    transport.close()
  }
}
