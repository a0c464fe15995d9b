import { beforeAll, describe, expect, it } from 'vitest'
import { createLayout, type Violation } from './layout'

/** Files, each with an import that design.md forbids it. */
const forbidden = [
  ['core/src/errors.ts', './contract/alarms'],
  ['core/src/limits.ts', './errors'],
  ['core/src/errors.ts', 'react'],
  ['core/src/tones.ts', './domain/alarms'],
  ['core/src/contract/a.ts', '../domain/alarms'],
  ['core/src/contract/b.ts', '../client/client'],
  ['core/src/contract/c.ts', '../text/en'],
  ['core/src/contract/alarms/a.ts', '../../domain/alarms'],
  ['core/src/contract/reports/a.ts', '../../reports/tcmr'],
  ['core/src/contract/d.ts', 'react'],
  ['core/src/contract/e.ts', 'node:fs'],
  ['core/src/domain/a.ts', '../client/client'],
  ['core/src/domain/b.ts', '../text/en'],
  ['core/src/domain/c.ts', '../hooks/live'],
  ['core/src/domain/d.ts', 'dayjs'],
  ['core/src/domain/deep/e.ts', '../../client/client'],
  ['core/src/reports/a.ts', '../client/client'],
  ['core/src/reports/b.ts', 'node:process'],
  ['core/src/reports/c.ts', '../text/en'],
  ['core/src/reports/d.ts', '../tones'],
  ['core/src/reports/e.ts', 'dayjs'],
  ['core/src/domain/f.ts', '../reports/tcmr'],
  ['core/src/client/a.ts', '../domain/alarms'],
  ['core/src/client/b.ts', '../hooks/live'],
  ['core/src/client/c.ts', '../text/en'],
  ['core/src/client/d.ts', 'react'],
  ['core/src/connection/a.ts', '../client/client'],
  ['core/src/connection/b.ts', 'react'],
  ['core/src/files/a.ts', '../errors'],
  ['core/src/files/b.ts', 'react'],
  ['core/src/watch/a.ts', '../text/en'],
  ['core/src/watch/b.ts', 'react'],
  ['core/src/client/e.ts', '../watch/watch'],
  ['core/src/views/a.ts', '../hooks/live'],
  ['core/src/views/b.ts', 'react'],
  ['core/src/hooks/a.ts', '../text/en'],
  ['core/src/hooks/b.ts', 'ink'],
  ['core/src/text/a.ts', '../client/client'],
  ['core/src/text/b.ts', '../domain/alarms'],
  ['core/src/text/c.ts', 'react'],
  ['core/src/tables/a.ts', '../client/client'],
  ['core/src/tables/b.ts', 'react'],
  ['server/src/exports/a.ts', '@liftwatch/core/client/client'],
  ['server/src/mail/a.ts', '@liftwatch/core/hooks/live'],
  ['server/src/a.ts', '@liftwatch/core/client/client'],
  ['server/src/b.ts', '@liftwatch/core/hooks/live'],
  ['server/src/c.ts', '@liftwatch/core/text/en'],
  ['server/src/d.ts', '@liftwatch/web/main'],
  ['server/src/e.ts', '../../cli/src/main'],
  ['server/src/f.ts', 'react'],
  ['server/src/routes/a.ts', 'drizzle-orm'],
  ['server/src/routes/b.ts', 'pg'],
  ['server/src/routes/c.ts', '../db/schema/alarms'],
  ['server/src/routes/d.ts', '@liftwatch/core/client/client'],
  ['server/src/routes/e.ts', '../../../cli/src/main'],
  ['server/src/queries/a.ts', '../http/route'],
  ['server/src/queries/b.ts', '../routes/lifts'],
  ['server/src/queries/c.ts', 'fastify'],
  ['server/src/queries/d.ts', '@liftwatch/core/text/en'],
  ['server/src/queries/e.ts', '../../../web/src/main'],
  ['cli/src/a.ts', '@liftwatch/core/hooks/live'],
  ['cli/src/b.ts', '@liftwatch/server/main'],
  ['cli/src/c.ts', '../../server/src/main'],
  ['cli/src/commands/deep/d.ts', '../../../../tui/src/main'],
  ['cli/src/e.ts', 'react'],
  ['tui/src/a.ts', '@liftwatch/server/main'],
  ['tui/src/b.ts', '../../web/src/main'],
  ['tui/src/c.ts', '@liftwatch/cli/main'],
  ['tui/src/components/list/a.ts', '../../screens/lifts/lift-screen'],
  ['tui/src/components/list/b.ts', '../../workplace/workplace'],
  ['tui/src/navigation/a.ts', '../watch/watch'],
  ['tui/src/input/a.ts', '@liftwatch/cli/main'],
  ['server/src/exports/b.ts', '@liftwatch/core/views/forms/arrive'],
  ['web/src/a.ts', '@liftwatch/server/main'],
  ['web/src/b.ts', '../../tui/src/main'],
  ['web/src/components/a.ts', '../features/lifts/list'],
  ['web/src/components/b.ts', '../app/paths'],
  ['web/src/components/c.ts', '../../../tui/src/main'],
  ['web/src/features/lifts/a.ts', '../lift-faults/list'],
  ['web/src/features/lifts/b.ts', '../../features/lift-faults/list'],
  ['web/src/features/lifts/c.ts', '@liftwatch/server/main'],
] as const

/** Files, each with an import that it may well have. */
const allowed = [
  ['core/src/errors.ts', 'zod/mini'],
  ['core/src/tones.ts', './contract/alarms'],
  ['core/src/contract/a.ts', '../errors'],
  ['core/src/contract/b.ts', './input'],
  ['core/src/domain/a.ts', '../contract/alarms'],
  ['core/src/domain/b.ts', './alarms'],
  ['core/src/reports/a.ts', '../domain/alarms'],
  ['core/src/reports/b.ts', '../limits'],
  ['core/src/reports/c.ts', '../text/format'],
  ['core/src/client/a.ts', '../contract/api'],
  ['core/src/files/a.ts', 'node:fs'],
  ['core/src/connection/a.ts', '../files/system-words'],
  ['core/src/watch/a.ts', '../client/client'],
  ['core/src/watch/b.ts', '../domain/alarms'],
  ['core/src/views/a.ts', '../tables/lifts'],
  ['core/src/hooks/d.ts', '../views/report-keys'],
  ['core/src/hooks/a.ts', '../client/client'],
  ['core/src/hooks/c.ts', '../watch/watch'],
  ['core/src/hooks/b.ts', 'react'],
  ['core/src/text/a.ts', '../errors'],
  ['core/src/text/en/b.ts', '../../contract/alarms'],
  ['core/src/tables/a.ts', '../text/translate'],
  ['core/src/tables/b.ts', '../contract/alarms'],
  ['server/src/exports/a.ts', '@liftwatch/core/text/translate'],
  ['server/src/mail/a.ts', '@liftwatch/core/text/translate'],
  ['server/src/routes/c.ts', '@liftwatch/core/tables/lift-faults'],
  ['server/src/routes/a.ts', '../queries/lifts'],
  ['server/src/routes/b.ts', '@liftwatch/core/domain/alarms'],
  ['server/src/db/a.ts', '@liftwatch/core/files/make-folder'],
  ['server/src/queries/a.ts', 'drizzle-orm'],
  ['server/src/queries/b.ts', '../db/schema/alarms'],
  ['cli/src/a.ts', '@liftwatch/core/text/en'],
  ['tui/src/a.ts', '@liftwatch/core/hooks/live'],
  ['tui/src/components/list/a.ts', '../../navigation/navigation'],
  ['server/src/exports/b.ts', '@liftwatch/core/views/tables'],
  ['web/src/components/a.ts', '../theme'],
  ['web/src/features/lifts/a.ts', '../../components/table'],
  ['web/src/features/lifts/b.ts', '../../app/paths'],
  ['web/src/features/lifts/c.ts', './list'],
] as const

/** Purity: what core's pure folders may not touch. */
const impure = [
  ['core/src/domain/now.ts', 'Date.now()', 'no-restricted-properties'],
  ['core/src/domain/chance.ts', 'Math.random()', 'no-restricted-properties'],
  ['core/src/contract/now.ts', 'Date.now()', 'no-restricted-properties'],
  ['core/src/reports/now.ts', 'Date.now()', 'no-restricted-properties'],
  ['core/src/domain/network.ts', "fetch('/')", 'no-restricted-globals'],
  ['core/src/reports/environment.ts', "process.env['TZ']", 'no-restricted-globals'],
  ['core/src/contract/later.ts', 'setTimeout(String, 1)', 'no-restricted-globals'],
  ['core/src/client/now.ts', 'Date.now()', undefined],
] as const

function importing(specifiers: readonly string[]): string {
  const lines = specifiers.map((specifier, index) => `import { thing as thing${index} } from '${specifier}'`)
  return `${lines.join('\n')}\nexport const things = [${lines.map((_, index) => `thing${index}`).join(', ')}]\n`
}

/** Each file with all its imports of a table, for a path may be there more than once. */
function filesOf(table: readonly (readonly [file: string, specifier: string])[]): Record<string, string> {
  const files = new Set(table.map(([file]) => file))
  return Object.fromEntries(
    [...files].map(file => [file, importing(table.filter(row => row[0] === file).map(row => row[1]))]),
  )
}

async function linted(files: Readonly<Record<string, string>>): Promise<Violation[]> {
  const layout = await createLayout()
  try {
    await layout.write(files)
    return await layout.lint()
  } finally {
    await layout.remove()
  }
}

describe('an import that the design forbids', () => {
  let violations: Violation[]
  beforeAll(async () => {
    violations = await linted(filesOf(forbidden))
  })

  it.each(forbidden)('in %s, of %s, fails the check', (file, specifier) => {
    const own = violations.filter(violation => violation.file === file && violation.message.includes(`'${specifier}'`))
    expect(own.map(({ rule }) => rule)).toEqual(['no-restricted-imports'])
  })

  it('is all that fails', () => {
    expect(violations).toHaveLength(forbidden.length)
  })
})

describe('an import that the design allows', () => {
  let violations: Violation[]
  beforeAll(async () => {
    violations = await linted(filesOf(allowed))
  })

  it.each(allowed)('in %s, of %s, passes', file => {
    expect(violations.filter(violation => violation.file === file)).toEqual([])
  })
})

describe('pure code', () => {
  let violations: Violation[]
  beforeAll(async () => {
    violations = await linted(
      Object.fromEntries(impure.map(([file, expression]) => [file, `export const value = () => ${expression}\n`])),
    )
  })

  it.each(impure)('in %s with %s: %s', (file, _, rule) => {
    const own = violations.filter(violation => violation.file === file)
    expect(own.map(violation => violation.rule)).toEqual(rule ? [rule] : [])
  })
})

describe('a file', () => {
  it.each([
    [
      'in a cycle',
      'no-cycle',
      {
        'a.ts': "import { b } from './b'\nexport const a = () => b",
        'b.ts': "import { a } from './a'\nexport const b = () => a",
      },
    ],
    [
      'in a cycle of types',
      'no-cycle',
      {
        'a.ts': "import type { B } from './b'\nexport interface A { b: B }",
        'b.ts': "import type { A } from './a'\nexport interface B { a: A }",
      },
    ],
    [
      'that passes others on',
      'no-barrel-file',
      {
        'index.ts': "export * from './a'\nexport * from './b'",
        'a.ts': 'export const a = 1',
        'b.ts': 'export const b = 1',
      },
    ],
    ['of 251 lines', 'max-lines', { 'a.ts': `export const a = 1\n${'\n'.repeat(249)}export const b = 1` }],
    ['with a name of another style', 'filename-case', { 'someFile.ts': 'export const a = 1' }],
    ['with any in it', 'no-explicit-any', { 'a.ts': 'export const a = (b: any) => b' }],
  ])('%s fails the check with %s', async (_, rule, files) => {
    const placed = Object.entries(files).map(([name, text]) => [`cli/src/${name}`, `${text}\n`])
    const rules = (await linted(Object.fromEntries(placed) as Record<string, string>)).map(violation => violation.rule)
    expect(new Set(rules)).toEqual(new Set([rule]))
  })
})
