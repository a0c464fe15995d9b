import { expect } from 'vitest'
import { en } from '@liftwatch/core/text/en'
import { zh } from '@liftwatch/core/text/zh'
import { openPage, type PageOptions } from '../harness/browser'
import { createUser } from '../harness/builders'
import { browser, it } from '../harness/browser-fixtures'
import { server } from '../harness/fixtures'
import { eventually, openAs } from './console'

/** The login page, with the text of each script that it has loaded so far. */
async function openLogin(options: Pick<PageOptions, 'language'>) {
  const page = await openPage(browser, { ...server, ...options, isNew: true })
  const scripts: Promise<string>[] = []
  page.on('response', answer => {
    if (new URL(answer.url()).pathname.endsWith('.js')) scripts.push(answer.text())
  })
  await page.goto('/login')
  await page.getByRole('button', { name: (options.language === 'zh' ? zh : en).session.login }).waitFor()
  return { page, loaded: async () => (await Promise.all(scripts)).join('\n') }
}

it('the login page comes with its own texts, and with no shapes of calls', async () => {
  const { page, loaded } = await openLogin({})
  expect(await loaded()).toContain(en.session.rememberMe)
  expect(await loaded()).not.toContain(en.list.noRows)
  expect(await loaded()).not.toContain('ZodMiniArray')
  await page.getByRole('button', { name: en.session.login }).click()
  await page.getByText(en.session.passwordRequired).waitFor()
  expect(await loaded()).toContain('ZodMiniArray')
})

it('in Chinese it comes with all texts of that language, and goes to English by its switch', async () => {
  const { page } = await openLogin({ language: 'zh' })
  await eventually(() => page.evaluate(() => document.documentElement.lang)).toBe('zh')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: en.session.login }).waitFor()
  expect(page.complaints).toEqual([])
})

it('a page whose texts are broken says that it could not be loaded, and comes once they are whole', async () => {
  const page = await openAs(browser, server, await createUser(server), '/lift', { isNew: true })
  const menu = page.getByRole('navigation', { name: en.console.shell.mainMenu })
  await menu.waitFor()
  const texts = /\/en-[^/]*\.js$/
  await page.route(texts, route => route.abort())
  await page.reload()
  await page.getByText(en.console.pages.loadFailed).waitFor()
  await page.unroute(texts)
  await page.getByRole('button', { name: en.console.pages.retry }).click()
  await menu.waitFor()
})
