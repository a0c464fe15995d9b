import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, it } from '../harness/browser-fixtures'
import { createUser } from '../harness/builders'
import { server } from '../harness/fixtures'
import { eventually, openAs, said } from './console'

function sessions(page: TestPage) {
  return page.getByRole('list', { name: 'Sessions' }).locator('> li')
}

describe('the sessions', () => {
  it('are listed, and another one is ended at once: its next step leads to the login', async () => {
    const user = await createUser(server)
    const other = await openAs(browser, server, user, '/alarms/lift-fault')
    await other.getByText('No lift faults.').waitFor()
    const page = await openAs(browser, server, user, '/settings/sessions')
    await eventually(() => sessions(page).count()).toBe(2)
    const own = sessions(page).filter({ hasText: 'This one' })
    await own.getByText('127.0.0.1').waitFor()
    expect(await own.getByRole('button').count()).toBe(0)

    await page.getByRole('button', { name: /^End: Chrome on Linux, / }).click()
    const question = page.getByRole('dialog', { name: 'End this session?' })
    await question.getByText('Chrome on Linux is logged out at once.').waitFor()
    await question.getByRole('button', { name: 'End' }).click()
    await said(page, 'Session ended.')
    await eventually(() => sessions(page).count()).toBe(1)

    const ended = other.getByText('Your session has ended. Log in again to go on.')
    // It may find that out before its next step.
    const step = other.getByRole('tab', { name: /Closed/ }).click()
    await Promise.race([step.catch(() => {}), ended.waitFor()])
    await ended.waitFor()
    expect(page.complaints).toEqual([])
  })

  it('but this one are ended all at once, where there are several', async () => {
    const user = await createUser(server)
    for (let count = 0; count < 2; count++) await openAs(browser, server, user, '/settings')
    const page = await openAs(browser, server, user, '/settings/sessions')
    await eventually(() => sessions(page).count()).toBe(3)
    await page.getByRole('button', { name: 'End all others' }).click()
    const question = page.getByRole('dialog', { name: 'End all other sessions?' })
    await question.getByRole('button', { name: 'End all others' }).click()
    await eventually(() => sessions(page).count()).toBe(1)
    await sessions(page).getByText('This one').waitFor()
    expect(await page.getByRole('button', { name: 'End all others' }).count()).toBe(0)
  })
})
