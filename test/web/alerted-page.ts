import type { Browser } from 'playwright-core'
import type { TestPage } from '../harness/browser'
import type { TestUser } from '../harness/builders'
import { openAs } from './console'

export interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
}

/** What the page's script leaves for the test to see. */
export interface Watched {
  tones: number
  shown: Notification[]
}

/** The real sounds and notifications, with a note of each as it is made. */
export function watch(): void {
  const watched: Watched = { tones: 0, shown: [] }
  Object.assign(window, { watched })
  window.AudioContext = class extends AudioContext {
    override createOscillator(): OscillatorNode {
      watched.tones++
      return super.createOscillator()
    }
  }
  window.Notification = new Proxy(window.Notification, {
    construct(target, [title, options]: [string, NotificationOptions]) {
      const notification = new target(title, options)
      watched.shown.push(notification)
      return notification
    },
  })
}

export interface Choice {
  readonly sound: string
  readonly notifications: string
}

/** What is asked for each kind to know what there is. */
const calls: Record<string, string> = {
  traps: 'api/passenger/trap/page\\?.*size=50',
  URGENT: 'api/lift/fault/page\\?.*size=50.*severity=URGENT',
  events: 'api/alarm/rbe/page\\?.*size=50',
}

/** A page of a user who is alerted so, which knows what there was before. */
export async function openAlertedPage(
  browser: Browser,
  server: { readonly url: string },
  {
    user,
    choice,
    path = '/lift',
  }: { readonly user: TestUser; readonly choice: Choice; readonly path?: string | undefined },
): Promise<TestPage> {
  const page = await openAs(browser, server, user, '/403')
  await page.context().grantPermissions(['notifications'], { origin: server.url })
  await page.addInitScript(watch)
  await page.addInitScript(({ sound, notifications }) => {
    localStorage['liftwatch.sound'] = sound
    localStorage['liftwatch.notifications'] = notifications
  }, choice)
  const chosen = `${choice.sound} ${choice.notifications}`.split(' ').filter(Boolean)
  const answered = Promise.all(chosen.map(kind => page.waitForResponse(new RegExp(calls[kind]!))))
  await page.goto(path)
  // What is there at the start is known once these answers have been read.
  for (const response of await answered) await response.finished()
  await page.getByText('Live', { exact: true }).waitFor()
  return page
}

export function notificationsOf(page: TestPage): Promise<Shown[]> {
  return page.evaluate(() =>
    (window as unknown as { watched: Watched }).watched.shown.map(({ title, body, tag }) => ({ title, body, tag })),
  )
}

export function tones(page: TestPage): Promise<number> {
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched.tones)
}
