import { streamHeartbeatMs, streamSilentAfterMs } from '@liftwatch/core/limits'
import type { Browser, Locator } from 'playwright-core'
import { expect } from 'vitest'
import { openPage, type PageOptions, type TestPage } from '../harness/browser'
import { browser } from '../harness/browser-fixtures'
import type { TestUser } from '../harness/builders'
import { server, user } from '../harness/fixtures'

/** What a user does first: log in. Their only organisation is chosen unasked. */
export async function enter(page: TestPage, user: TestUser, path = '/alarms/lift-fault'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('E-mail address').fill(user.name)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
}

/** Makes the page's profile that of a user who has logged in and chosen before. */
export async function signIn(page: TestPage, user: TestUser): Promise<void> {
  const { request } = page.context()
  const answers = [
    await request.post('/api/login', { data: { name: user.name, password: user.password } }),
    await request.put(`/api/organization/selected/${user.organizationId}`, { data: {} }),
  ]
  expect(answers.map(answer => answer.status())).toEqual([200, 200])
  // With the first load alone: who logs out later is not logged in by the next.
  await page.addInitScript(() => {
    if (localStorage['test.signed-in']) return
    localStorage['test.signed-in'] = 'true'
    localStorage['liftwatch.login'] = 'true'
  })
}

/** A page of someone who is logged in already, for tests of what comes after. */
export async function openAs(
  browser: Browser,
  server: { readonly url: string },
  user: TestUser,
  path: string,
  options: Partial<PageOptions> = {},
): Promise<TestPage> {
  const page = await openPage(browser, { url: server.url, ...options })
  await signIn(page, user)
  await page.goto(path)
  return page
}

/** A page of the file's own user, who is logged in already. */
export function open(path: string, options: Partial<PageOptions> = {}): Promise<TestPage> {
  return openAs(browser, server, user, path, options)
}

/** Expects what will come to hold: typing rests half a second before it is a filter, and a busy machine takes its time. */
export function eventually(read: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(read)
}

/** Waits for a message of the page, which may have gone by itself by then. Each is taken once, with those before it. */
export async function said(page: TestPage, words: string | RegExp): Promise<void> {
  const isWanted = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text))
  await eventually(() => page.messages).toSatisfy((texts: string[]) => texts.some(isWanted))
  page.messages.splice(0, page.messages.findIndex(isWanted) + 1)
}

/** Enough for a busy machine to stop the page's time before, and too little for its live stream to count as silent then. */
const stopsInMs = (streamSilentAfterMs - streamHeartbeatMs) / 2

/** Stops the page's time, from where it goes on by `clock.runFor` and `clock.resume` alone. */
export async function stopTime(page: TestPage): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + stopsInMs)
}

/** Lets the page's time pass, step by step as the page keeps up with it, until something is to be seen. */
export function passTimeUntil(seen: Locator, stepMs: number): Promise<void> {
  return eventually(async () => {
    await seen.page().clock.runFor(stepMs)
    return (await seen.isVisible()) || seen.page().innerText('body')
  }).toBe(true)
}
