import type { Browser } from 'playwright-core'

/** Logs in as a person of one organisation would, and answers what a browser needs to be that person from then on. */
export async function openConsole(
  browser: Browser,
  baseURL: string,
  user: { readonly name: string; readonly password: string },
) {
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ baseURL, viewport })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('E-mail address').fill(user.name)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  const storageState = await context.storageState()
  await context.close()
  return { baseURL, viewport, storageState }
}
