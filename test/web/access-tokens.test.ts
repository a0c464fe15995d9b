import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { createUser, newBearerClient } from '../harness/builders'
import { server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { eventually, open, openAs, said } from './console'

const it = usualTest.extend('given', { scope: 'file' }, { user: {} })

function tokens(page: TestPage) {
  return page.getByRole('list', { name: 'Access tokens' }).locator('> li')
}

describe('an access token', () => {
  it('is made, shown once, works with what was chosen for it, and is revoked', async () => {
    const page = await open('/settings/tokens')
    await page.getByText('You have no tokens.').waitFor()
    await page.getByLabel('Name').fill('nightly export')
    expect(await page.getByLabel('Valid for').inputValue()).toBe('90')
    await page.getByLabel('Valid for').selectOption('30 days')
    await page.getByRole('checkbox', { name: 'Lift fault: Read' }).check()
    await page.getByRole('button', { name: 'Create token' }).click()
    const dialog = page.getByRole('dialog', { name: 'Token created' })
    await dialog.getByText('It is not shown again').waitFor()
    const token = await dialog.getByLabel('Token').inputValue()
    expect(token).toMatch(/^lw_/)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await eventually(() => dialog.count()).toBe(0)
    expect(await page.content()).not.toContain(token)

    const script = newBearerClient(server, token)
    expect((await script.liftFaults.page({})).totalElements).toBe(0)
    expect(await outcomeOf(script.rbes.page({}))).toBe('no-permission')

    await page.reload()
    const row = tokens(page).filter({ hasText: 'nightly export' })
    await row.getByText('Permissions: 1').click()
    await row.getByText('lift-fault', { exact: true }).waitFor()
    await eventually(() => row.getByText('Last used').locator('+ dd').textContent()).toMatch(/^\d\d\/\d\d\/\d{4} /)
    await row.getByRole('button', { name: 'Revoke: nightly export' }).click()
    const question = page.getByRole('dialog', { name: 'Revoke nightly export?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await outcomeOf(script.liftFaults.page({}))).toBe('ok')
    await row.getByRole('button', { name: 'Revoke: nightly export' }).click()
    await question.getByRole('button', { name: 'Revoke' }).click()
    await said(page, 'Token revoked.')
    await page.getByText('You have no tokens.').waitFor()
    expect(await outcomeOf(script.liftFaults.page({}))).toBe('not-logged-in')
    expect(page.complaints).toEqual([])
  })

  it('needs a name and a permission, and to change something is to read it too', async () => {
    const page = await open('/settings/tokens')
    await page.getByRole('button', { name: 'Create token' }).click()
    await page.getByText('Please enter a name').waitFor()
    await page.getByText('Please choose at least one permission').waitFor()
    await page.getByRole('checkbox', { name: 'Lift fault: Change' }).check()
    await eventually(() => page.getByRole('checkbox', { name: 'Lift fault: Read' }).isChecked()).toBe(true)
    await page.getByRole('checkbox', { name: 'Lift fault: Read' }).uncheck()
    expect(await page.getByRole('checkbox', { name: 'Lift fault: Change' }).isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Read all' }).click()
    await eventually(() => page.getByRole('checkbox', { name: 'Home: Read' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'None' }).click()
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  })

  it('can be given no more than its maker has', async () => {
    const page = await openAs(browser, server, await createUser(server, { role: 'USER' }), '/settings/tokens')
    await page.getByRole('checkbox', { name: 'Home: Read' }).waitFor()
    expect(await page.getByRole('checkbox', { name: 'Lift fault: Read' }).count()).toBe(0)
  })
})
