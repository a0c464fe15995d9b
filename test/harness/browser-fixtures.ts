import type { Browser } from 'playwright-core'
import { launchBrowser } from './browser'
import { test as serverTest } from './fixtures'

/** The browser of the file that runs; tests and hooks are also given it as `({ browser })`. */
export let browser: Browser

/** A test of a file that has a server and a browser. */
export const test = serverTest.extend('browser', { scope: 'file', auto: true }, async () => {
  browser = await launchBrowser()
  return browser
})

/** The same by the word that fits a sentence. @alias */
export const it = test
