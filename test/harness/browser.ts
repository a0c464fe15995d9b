import { chromium, type Browser, type Page } from 'playwright-core'
import { onTestFinished, TestRunner } from 'vitest'
import { findBrowser, findWindowedBrowser } from '../../scripts/browser'
import { returnPage, takePage } from './page-pool'
import { patienceMs } from './patience'

/** A page of a test does not live for long enough to win back what optimising its code costs: a tenth of a file's processor time. */
const forShortPages = ['--js-flags=--no-opt,--no-maglev']

let running: Promise<Browser> | undefined

async function startBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args, ...forShortPages] })
  browser.on('disconnected', () => (running = undefined))
  return Object.assign(browser, {
    close: async () => void (await Promise.all(browser.contexts().map(context => context.close()))),
  })
}

/** The one browser of this worker, which ends with it: a file that closes it closes the pages that it opened. */
export function launchBrowser(): Promise<Browser> {
  return (running ??= startBrowser())
}

const notifying = await findWindowedBrowser()
export const canNotify = notifying !== undefined

/** One that shows notifications, where there is one. */
export async function launchNotifyingBrowser(): Promise<Browser> {
  return notifying ? chromium.launch(notifying) : launchBrowser()
}

export interface PageOptions {
  readonly url: string
  readonly width?: number
  readonly height?: number
  readonly colorScheme?: 'light' | 'dark'
  readonly language?: 'en' | 'zh'
  /** Unless it says otherwise the user wants little that moves: where a new row fades for seconds, a page draws it sixty times a second. */
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** Its browser has none of the console's files yet: what it has had once it shows without a server too. */
  readonly isNew?: boolean
}

export interface TestPage extends Page {
  /** What the page complained of in its console; an answer that is not a success is the network's word, not the page's. */
  readonly complaints: string[]
  /** What its messages said, which go by themselves; `said` waits for one. */
  readonly messages: string[]
}

const messageMark = 'message: '

/** Runs in the page, and notes each message as it comes: in its console, as a call from it would pass for a touch of its user. */
function noteMessages(mark: string): void {
  const noted = new WeakSet<Element>()
  new MutationObserver(() => {
    for (const message of document.querySelectorAll('[role=status] > *')) {
      if (noted.has(message)) continue
      noted.add(message)
      console.debug(mark + message.textContent)
    }
  }).observe(document, { childList: true, subtree: true })
}

/** A page with a profile of its own: its cookies and its storage are no one else's. What a test opens is taken from it when it is over. */
export async function openPage(browser: Browser, options: PageOptions): Promise<TestPage> {
  const { url, width = 1440, height = 900, colorScheme = 'light', language = 'en', reducedMotion = 'reduce' } = options
  const profile = { baseURL: url, viewport: { width, height }, colorScheme, reducedMotion }
  const pooled = await takePage(browser, profile, options.isNew ?? false)
  const { page } = pooled
  // A page that no one looks at goes on asking.
  if (TestRunner.getCurrentTest()) onTestFinished(() => returnPage(browser, pooled))
  // A small machine with two browsers takes its time.
  page.context().setDefaultTimeout(patienceMs)
  const complaints: string[] = []
  const messages: string[] = []
  // Only where none was chosen yet: the script runs again on each load.
  await page.addInitScript(chosen => (localStorage['liftwatch.language'] ??= chosen), language)
  await page.addInitScript(noteMessages, messageMark)
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (message.text().startsWith(messageMark)) messages.push(message.text().slice(messageMark.length))
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !message.text().startsWith('Failed to load resource')) complaints.push(message.text())
  })
  return Object.assign(page, { complaints, messages })
}
