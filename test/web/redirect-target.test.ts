import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { redirectTarget } from '../../web/src/app/paths'

const origin = 'https://lifts.example'

// Where the page is: all that the function asks a browser for.
beforeAll(() => void vi.stubGlobal('window', { location: { origin } }))
afterAll(() => void vi.unstubAllGlobals())

function targetOf(redirect: string): string {
  return redirectTarget(new URLSearchParams({ redirect }))
}

describe('where a log-in leads to', () => {
  it.each(['/', '/alarms/lift-fault', '/alarms/lift-fault?severity=URGENT&tc=a%2Fb', '/reports/tcmr?month=2026-10'])(
    'is %s, as it was asked for',
    path => expect(targetOf(path)).toBe(path),
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/%2e/%2fevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    'https://lifts.example@evil.example/',
    '',
  ])('is the first page instead of %j', redirect => expect(targetOf(redirect)).toBe('/'))

  const controls = ['\t', '\n', ' ', '\0']
  const lookalikes = ['\u3002', '\uFF0F']
  const escapes = ['%2f', '%2F', '%5c', '%2e', '%252f']
  const signs = ['/', '\\', '.', '..', '@', ':', '?', '#']
  const words = ['https:', 'javascript:', 'evil.example', 'lifts']
  const piece = fc.constantFrom(...signs, ...words, ...escapes, ...controls, ...lookalikes)

  it('is never another site, in whatever way it is written, read or resolved', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
        const target = targetOf(pieces.join(''))
        const path = target.split('?')[0]!
        for (const read of [target, path, decodeURIComponent(path), decodeURIComponent(decodeURIComponent(path))]) {
          expect(new URL(read, origin).origin).toBe(origin)
          expect(read).toMatch(/^\/(?![/\\])/)
        }
        // Resolved once more, as a router does, it stays as it is.
        expect(new URL(target, origin).pathname).toBe(path)
      }),
      { numRuns: 5_000 },
    )
  })
})
