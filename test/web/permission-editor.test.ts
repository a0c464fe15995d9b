import { describe, expect } from 'vitest'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import type { TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { createUser } from '../harness/builders'
import { client, server } from '../harness/fixtures'
import { eventually, open, openAs, said } from './console'
import { button, fitsWindow, phoneSize } from './reading'

const it = usualTest.extend('given', { scope: 'file' }, { client: { role: 'ADMIN', nickname: 'Chan Li Ting' } })

const available = (page: TestPage) => page.getByRole('listbox', { name: 'Available' })
const granted = (page: TestPage) => page.getByRole('listbox', { name: 'Granted' })

async function openGroup(name: string, permissions: Permission[] = [], size = {}) {
  const { id } = await client.groups.create({ name })
  if (permissions.length > 0) await client.groups.addPermissions({ id, permissions })
  const page = await open(`/user-management/group/detail/${id}?tab=permissions`, size)
  await available(page).waitFor()
  return { id, page, now: async () => (await client.groups.permissions({ id })).granted.toSorted() }
}

describe('the editor of permissions', () => {
  it('moves what is ticked, each said in words with what it opens; to change brings to read, and goes with it', async () => {
    const { page, now } = await openGroup('By click')
    await button(page, 'Add').click()
    await said(page, 'You did not select any rows.')
    await available(page).getByRole('option', { name: 'Lift faults: acknowledge and report' }).click()
    await page.getByText('Ticked: 1').waitFor()
    await button(page, 'Add').click()
    await said(page, 'Add success')
    await granted(page).getByRole('option', { name: 'Lift faults: see the list and details' }).click()
    expect(await now()).toEqual(['lift-fault', 'lift-fault.write'])
    await button(page, 'Remove').click()
    await said(page, 'Remove success')
    await eventually(() => granted(page).getByRole('option').count()).toBe(0)
    expect(await now()).toEqual([])
    expect(page.complaints).toEqual([])
  })

  it('goes by the keyboard alone', async () => {
    const { page, now } = await openGroup('By keys')
    await page.getByLabel('Search permissions').focus()
    await page.keyboard.type('building')
    await page.keyboard.press('Tab')
    await eventually(() => available(page).evaluate(list => list === document.activeElement)).toBe(true)
    const marked = () =>
      available(page).evaluate(list => document.getElementById(list.getAttribute('aria-activedescendant')!)!.innerText)
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await eventually(marked).toContain('Buildings: see the list, details and map')
    await page.keyboard.press('Space')
    await available(page).getByRole('option', { selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await said(page, 'Add success')
    expect(await now()).toEqual(['building'])
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Enter')
    await said(page, 'Add success')
    expect(await now()).toEqual(['building', 'rbe'])
  })

  it('adds and removes all, of a search those that were found', async () => {
    const { page, now } = await openGroup('All', ['lifts'])
    await page.getByLabel('Search permissions').fill('building alarms')
    await button(page, 'Add all').click()
    await said(page, 'Add success')
    expect(await now()).toEqual(['lifts', 'rbe'])
    await page.getByLabel('Search permissions').fill('')
    await button(page, 'Remove all').click()
    await said(page, 'Remove success')
    expect(await now()).toEqual([])
  })

  it('is one list above the other on a phone', async () => {
    const { page } = await openGroup('Phone', ['lifts'], phoneSize)
    const [left, right] = [await available(page).boundingBox(), await granted(page).boundingBox()]
    expect(right!.y).toBeGreaterThan(left!.y + left!.height)
    expect(await fitsWindow(page)).toBe(true)
  })

  it('takes a screen from those who look at it, and says so at once', async () => {
    const { id, page } = await openGroup('Watched', ['lifts'])
    const user = await createUser(server, { role: 'USER' })
    await client.groups.addMembers({ groupId: id, userIds: [user.id] })
    const watched = await openAs(browser, server, user, '/lift')
    await watched.getByText('Live', { exact: true }).waitFor()
    await granted(page).getByRole('option').click()
    await button(page, 'Remove').click()
    await watched.getByText('You may no longer see Lifts.').waitFor()
  })
})

describe('the types of organisations', () => {
  it('say how many permissions they have and since when; that of Liftwatch is fixed', async () => {
    const page = await open('/organization/type-setting')
    const row = page.getByRole('row', { name: /^Management agent/ })
    await row.getByText('By default').waitFor()
    await row.getByRole('link').click()
    await granted(page).getByRole('option', { name: 'Cases: log and change' }).click()
    await button(page, 'Remove').click()
    await said(page, 'Remove success')
    await available(page).getByRole('option', { name: 'Cases: log and change' }).waitFor()
    await page.getByRole('link', { name: 'Organisation types' }).click()
    await row.getByRole('cell', { name: '34', exact: true }).waitFor()
    await page
      .getByRole('row', { name: /^Liftwatch/ })
      .getByRole('link')
      .click()
    await page.getByText('The permissions of this type are fixed.').waitFor()
    expect(await button(page, 'Remove all').isDisabled()).toBe(true)
    await page.goto('/organization/type-setting/detail/NOTHING')
    await page.getByText('Sorry, the page you visited does not exist.').waitFor()
    expect(page.complaints).toEqual([])
  })
})
