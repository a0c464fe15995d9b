import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { eventually, open } from './console'

const it = usualTest.extend('given', { scope: 'file' }, { user: { role: 'ADMIN' } })

/** From now on files of this name do not come until they are let through. */
async function holdBack(page: TestPage, name: RegExp): Promise<() => void> {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>(resolve => (letThrough = resolve))
  await page.route(name, async route => {
    await isLetThrough
    await route.continue()
  })
  return letThrough
}

const loading = (page: TestPage) => page.getByRole('progressbar', { name: 'Loading' })
const isOver = (page: TestPage) => eventually(() => loading(page).count()).toBe(0)

/** The list of groups, where someone has clicked on a form whose file does not come. */
async function openAwaitedForm(): Promise<{ readonly page: TestPage; readonly letThrough: () => void }> {
  const page = await open('/settings')
  const letThrough = await holdBack(page, /assets\/form-/)
  await page.goto('/user-management/group')
  await page.getByRole('button', { name: 'Add group', exact: true }).click()
  await loading(page).waitFor()
  return { page, letThrough }
}

describe('what is slow to load', () => {
  it('shows that it is being loaded where a menu entry was clicked, on a page that is there already', async () => {
    const page = await open('/settings')
    await page.getByRole('heading', { name: 'Settings' }).first().waitFor()
    const letThrough = await holdBack(page, /lift-faults-page/)
    await page.getByRole('button', { name: 'Alarms' }).click()
    await page.getByRole('link', { name: 'Lift fault' }).click()
    await loading(page).waitFor()
    expect(await page.locator('main .lw-bone').first().isVisible()).toBe(true)
    const box = (await loading(page).boundingBox())!
    expect(box).toMatchObject({ x: 0, y: 0, width: 1440 })
    letThrough()
    await page.getByText('No lift faults.').waitFor()
    await isOver(page)
    expect(page.complaints).toEqual([])
  })

  it('shows it where a form is to open over the page', async () => {
    const { page, letThrough } = await openAwaitedForm()
    letThrough()
    await page.getByRole('dialog').getByRole('button', { name: 'Add group' }).waitFor()
    await isOver(page)
    expect(page.complaints).toEqual([])
  })

  it('no longer shows it where the page was left meanwhile', async () => {
    const { page, letThrough } = await openAwaitedForm()
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('heading', { name: 'Settings' }).first().waitFor()
    await isOver(page)
    letThrough()
  })

  it('shows nothing where it comes at once, or was only to come ahead', async () => {
    const page = await open('/settings')
    const letThrough = await holdBack(page, /assets\/form-/)
    await page.goto('/user-management/group')
    const form = page.waitForRequest(/assets\/form-/)
    await page.getByRole('button', { name: 'Add group', exact: true }).waitFor()
    await form
    await sleep(1_000)
    expect(await loading(page).count()).toBe(0)
    letThrough()
  })
})
