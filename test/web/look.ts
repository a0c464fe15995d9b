import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { eventually } from './console'

/** How the console can look: each theme in each language. */
export const looks = (['light', 'dark'] as const).flatMap(theme =>
  (['en', 'zh'] as const).map(language => ({ theme, language })),
)
export type Look = (typeof looks)[number]

let axe: string | undefined

/** What axe finds that is serious or critical, by rule and place. */
async function violations(page: TestPage): Promise<string[]> {
  axe ??= await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const { violations: found } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  )
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

/** Waits until the page has come: nothing is loading, and no colour fades in any more. */
export async function settle(page: TestPage): Promise<void> {
  await page.locator('main').first().waitFor()
  await eventually(() => page.locator('[aria-busy=true]:visible, .skeleton:visible').count()).toBe(0)
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(animation => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(animation => animation.finished.catch(() => {})),
    ),
  )
}

/** Makes the page look otherwise without loading it again: as the system does at dusk, and another tab for the language. */
export async function show(page: TestPage, { theme, language }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(chosen => {
    localStorage.setItem('liftwatch.language', chosen)
    dispatchEvent(new StorageEvent('storage', { key: 'liftwatch.language' }))
  }, language)
  await eventually(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
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
