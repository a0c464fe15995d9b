import { describe, expect, it } from 'vitest'
import { AppError, errorTable, type ErrorCode } from '@liftwatch/core/errors'
import { allChinese } from '@liftwatch/core/text/all-chinese'
import { allEnglish } from '@liftwatch/core/text/all-english'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import { errorText } from '@liftwatch/core/text/error-text'

/** Every text of a tree by its dotted path. */
function textsOf(tree: object, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const here = path ? `${path}.${key}` : key
    return typeof value === 'string' ? [[here, value] as [string, string]] : textsOf(value as object, here)
  })
}

function placesOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1]!).toSorted()
}

const english = textsOf(allEnglish)
const chinese = new Map(textsOf(allChinese))

describe('the texts', () => {
  it('are the same keys in both languages', () => {
    expect([...chinese.keys()].toSorted()).toEqual(english.map(([path]) => path).toSorted())
  })

  it('have the same places in both languages, and say something', () => {
    for (const [path, text] of english) {
      expect(text.trim(), path).not.toBe('')
      expect(chinese.get(path)!.trim(), path).not.toBe('')
      expect(placesOf(chinese.get(path)!), path).toEqual(placesOf(text))
    }
  })

  it('are translated: what holds English words is not English in Chinese too', () => {
    const same = english.filter(([path, text]) => /[a-z]{4} [a-z]{3}/.test(text) && chinese.get(path) === text)
    expect(same).toEqual([])
  })
})

describe('an error in words', () => {
  const codes = Object.keys(errorTable) as ErrorCode[]
  const [toEnglish, toChinese] = [translatorOf('en'), translatorOf('zh')]

  it.each(codes)('%s has a sentence in both languages', code => {
    const error = new AppError(code)
    expect(errorText(toEnglish, error)).toBe(allEnglish.errors[code])
    expect(errorText(toChinese, error)).toBe(allChinese.errors[code])
  })

  it("fills its places, instants in the estate's time zone", () => {
    const params = { name: 'Nur Aisyah', sinceAt: Date.UTC(2025, 11, 31, 16, 30) }
    const error = new AppError('already-acknowledged', { params })
    expect(errorText(toEnglish, error)).toBe('Already acknowledged by Nur Aisyah at 01/01/2026 00:30:00.')
    expect(errorText(toChinese, error)).toBe('Nur Aisyah 已于 01/01/2026 00:30:00 确认。')
  })

  it('leaves what is in a place as it is', () => {
    const error = new AppError('estate-conflict', { params: { name: '<b>&amp; {{x}}</b>' } })
    expect(errorText(toEnglish, error)).toContain('<b>&amp;')
  })
})
