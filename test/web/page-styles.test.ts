import { expect, onTestFinished } from 'vitest'
import type { Page } from 'playwright-core'
import { browser, it } from '../harness/browser-fixtures'
import { server } from '../harness/fixtures'

interface Opening {
  readonly javaScriptEnabled: boolean
  readonly onAsked?: (path: string) => void
}

async function openLogin({ javaScriptEnabled, onAsked = () => {} }: Opening): Promise<Page> {
  const context = await browser.newContext({ colorScheme: 'light', javaScriptEnabled })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.on('request', request => onAsked(new URL(request.url()).pathname))
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

it('its font is asked for before there is any text, which is not redrawn where the font comes late', async () => {
  const asked: string[] = []
  await openLogin({ javaScriptEnabled: false, onAsked: path => asked.push(path) })
  expect(asked.filter(path => path.endsWith('.woff2'))).toHaveLength(1)
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
