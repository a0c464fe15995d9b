import { expect, onTestFinished } from 'vitest'
import type { Page } from 'playwright-core'
import { it, browser } from '../harness/browser-fixtures'
import { server } from '../harness/fixtures'

async function openLogin(options: { readonly javaScriptEnabled: boolean }): Promise<Page> {
  const context = await browser.newContext({ colorScheme: 'light', ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${server.url}/login`)
  return page
}

const bodyStyle = (page: Page) =>
  page.evaluate(() => {
    const { fontSize, margin, fontFamily } = getComputedStyle(document.body)
    return {
      fontSize,
      margin,
      fontFamily: fontFamily.split(',')[0],
      bg: getComputedStyle(document.documentElement).backgroundColor,
    }
  })

it('the page has its styles before any script runs', async () => {
  const bare = await openLogin({ javaScriptEnabled: false })
  const styled = await bodyStyle(bare)
  expect(styled).toMatchObject({ fontSize: '13px', margin: '0px', fontFamily: '"Inter Variable"' })
  expect(styled.bg).not.toBe('rgba(0, 0, 0, 0)')
  // The scripts change nothing of it.
  const drawn = await openLogin({ javaScriptEnabled: true })
  await drawn.getByRole('button', { name: 'Log in' }).waitFor()
  expect(await bodyStyle(drawn)).toEqual(styled)
})

it('its styles are there once', async () => {
  const page = await openLogin({ javaScriptEnabled: true })
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  const layers = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap(rule => (rule instanceof CSSLayerBlockRule ? [rule.name] : [])),
    ),
  )
  // What Chakra adds as it draws, the recipes, is in a layer after these.
  expect(layers.filter(name => name !== 'recipes').toSorted()).toEqual(['base', 'reset', 'tokens'])
})
