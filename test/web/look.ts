import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { someOf } from '../harness/rounds'

/** How the console can look: each theme in each language. */
export const looks = (['light', 'dark'] as const).flatMap(theme =>
  (['en', 'zh'] as const).map(language => ({ theme, language })),
)
export type Look = (typeof looks)[number]

const isWide = ({ theme, language }: Look) => (theme === 'light') === (language === 'en')

/** As on a desk and as on a phone, with each of the looks at one of the two widths. */
export const sizes = [
  { size: { width: 1440, height: 900 }, shown: looks.filter(isWide) },
  { size: { width: 390, height: 844 }, shown: looks.filter(look => !isWide(look)) },
] as const

/** No page takes so long to come, also on a slow machine. */
const settleLimitMs = 30_000

let axe: string | undefined

/** What axe finds that is serious or critical, by rule and place. */
async function violations(page: TestPage): Promise<string[]> {
  axe ??= await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const { violations: found } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
      // Its rules that read style sheets by themselves are not among those that count here.
      preload: false,
    }),
  )
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

/**
 * Waits until the page has come: nothing is loading, and no colour fades in any more. The page looks by itself, frame by frame:
 * asked from here it would be asked twice a second. And not by `waitForFunction`, which takes the promise of any answer for yes.
 */
export async function settle(page: TestPage): Promise<void> {
  const hasSettled = await page.evaluate(async limitMs => {
    const drawn = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const isSeen = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().height > 0
    const until = performance.now() + limitMs
    while (performance.now() < until) {
      // What has just changed, its size or its look, is drawn by then.
      await drawn()
      const isLoading =
        document.fonts.status === 'loading' ||
        [...document.querySelectorAll('[aria-busy=true], .chakra-skeleton, .lw-bone')].some(isSeen)
      if (!document.querySelector('main') || isLoading) continue
      // What only fades is brought to its end, what turns for ever stays as it is; and what inherits a colour begins to fade
      // when that from which it inherits has come to its end.
      const fading = document
        .getAnimations()
        .filter(({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity)
      if (fading.length === 0) return true
      for (const animation of fading) animation.finish()
    }
    return false
  }, settleLimitMs)
  expect(hasSettled, 'The page never comes to rest.').toBe(true)
}

/** Makes the page look otherwise without loading it again: as the system does at dusk, and another tab for the language. */
export async function show(page: TestPage, { theme, language }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  // Before it is there it would not notice another language.
  await page.waitForFunction(() => document.querySelector('main'))
  await page.evaluate(chosen => {
    if (document.documentElement.lang === chosen) return
    localStorage.setItem('liftwatch.language', chosen)
    dispatchEvent(new StorageEvent('storage', { key: 'liftwatch.language' }))
  }, language)
  await page.waitForFunction(chosen => document.documentElement.lang === chosen, language)
}

/** Expects that what is shown has no serious fault in any of the looks, and that the page complained of nothing. */
export async function inspect(page: TestPage, place: string, shown: readonly Look[]): Promise<void> {
  for (const look of shown) {
    await show(page, look)
    await settle(page)
    expect({ place, ...look, violations: await violations(page) }).toEqual({ place, ...look, violations: [] })
  }
  expect({ place, complaints: page.complaints }).toEqual({ place, complaints: [] })
}

/** As `inspect`, at both widths in all looks, beginning with the width that the page has, as it was loaded. */
export async function inspectAtBothWidths(page: TestPage, place: string): Promise<void> {
  const isFirst = ({ size }: (typeof sizes)[number]) => size.width === page.viewportSize()?.width
  for (const { size, shown } of sizes.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))) {
    await page.setViewportSize(size)
    await inspect(page, `${place}, ${size.width} wide`, someOf(shown, place))
  }
}
