import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { glob } from 'tinyglobby'
import { beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const self = 'test/architecture/plain-words.test.ts'

/** Words that readers of plain English stumble over, each with what is said instead. */
const avoided: Readonly<Record<string, string>> = {
  'stand|stands|standing|stood': 'is, is set, state',
  'told|untold|retold': 'said, reported, shown, given',
  anew: 'again',
  'whoever|whomever': 'anyone who',
  'somebody|nobody|everybody|anybody': 'someone, no one, everyone, anyone',
  'mend|mends|mended|mending': 'fix, repair, correct',
  'hear|hears|heard|unheard|overheard': 'receive, learn, in contact, sound',
  'deed|deeds': 'action, audit entry',
  'wish|wishes|wished': 'options, what is asked for',
  'door|doors': 'entry point, page',
  'kept|unkept': 'stored, remembered, cached, held',
  'give way|gives way|giving way': 'yield',
  whereabouts: 'place, context',
  begun: 'started',
  'furnish|furnishes|furnished': 'set up, prepare',
}

/** Phrases that no help and no message has: each was one, and had to be read twice. */
const oddPhrases = [
  'does not hold',
  'leave one of them away',
  'what stands between',
  'nothing is asked, painted',
  'not to be had',
  'what it is done to',
  'told apart',
  'what parts the cells',
  'so many rows',
  'its rows together',
  'Nothing was done',
  'xlsx has all rows',
  'What there is',
  'what became of it',
  'begin so, as',
  'otherwise of',
  'So already',
  'written bare',
  'is remembered for it',
]

/** Where one of them is right. */
const allowed: readonly { readonly found: RegExp; readonly because: string }[] = [
  { found: /(['"`/])(?:(?!\1).)*\bdoors?\b.*?\1/gi, because: 'in texts and patterns a door is a part of a lift' },
  { found: /\bDOOR\b/g, because: 'a subcategory of cases, as the API has it' },
  { found: /\b(car|landing) doors?\b/gi, because: 'a part of a lift' },
  {
    found: /\bdoors?\??:|: doors (above|first)|say of doors\b/g,
    because: 'what devices say of doors, and how often they fail',
  },
  { found: /\b(suppressed_edge|is)_standing\b/g, because: 'a column and an index of the database' },
  { found: /\bbuildingsKept\b/g, because: 'a field of the API, which scripts read' },
]

/** Of names in code each part is a word. */
function wordsOf(text: string): string {
  return text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
}

const any = new RegExp(`\\b(${Object.keys(avoided).join('|')})\\b`, 'i')

function avoidedIn(text: string): string[] {
  if (!any.test(wordsOf(text))) return []
  return wordsOf(allowed.reduce((rest, { found }) => rest.replace(found, ''), text))
    .split('\n')
    .flatMap((line, index) =>
      Object.entries(avoided).flatMap(([words, instead]) => {
        const [found] = new RegExp(`\\b(${words})\\b`, 'i').exec(line) ?? []
        return found === undefined ? [] : [`${index + 1}: '${found}', better: ${instead}`]
      }),
    )
}

describe('words that are to be avoided', () => {
  let files: string[]
  beforeAll(async () => {
    const patterns = [
      '{core,server,cli,tui,web}/src/**/*.{ts,tsx}',
      '{scripts,test}/**/*.{ts,tsx}',
      '*.md',
      'docs/*.md',
    ]
    files = await glob(patterns, { cwd: root, ignore: ['**/node_modules/**', '**/dist/**', self] })
  })

  it('are found in names, comments and titles', () => {
    const text = "const keptRows = 1 // told anew\nit('is OUTSTANDING at the landing door', () => {})\n"
    expect(avoidedIn(text)).toEqual([
      "1: 'told', better: said, reported, shown, given",
      "1: 'anew', better: again",
      "1: 'kept', better: stored, remembered, cached, held",
    ])
  })

  it('are in no source, no test and no document', async () => {
    expect(files.length).toBeGreaterThan(1_000)
    const found = await Promise.all(
      files.map(async file => avoidedIn(await readFile(join(root, file), 'utf8')).map(line => `${file}:${line}`)),
    )
    expect(found.flat()).toEqual([])
  })

  it('are allowed only where there is still a reason', async () => {
    const texts = await Promise.all(files.map(file => readFile(join(root, file), 'utf8')))
    const unused = allowed.filter(({ found }) => !texts.some(text => text.search(found) >= 0))
    expect(unused).toEqual([])
  })

  it('nor are odd phrases in what people read of the command line and of errors', async () => {
    const files = await glob(['core/src/{text,views}/**/*.ts', 'core/src/errors.ts', 'cli/src/**/*.ts'], { cwd: root })
    expect(files.length).toBeGreaterThan(400)
    const found = await Promise.all(
      files.map(async file => {
        const texts = (await readFile(join(root, file), 'utf8')).match(/(['"`])(?:\\.|(?!\1).)*\1/g) ?? []
        return oddPhrases.flatMap(phrase => (texts.some(text => text.includes(phrase)) ? [`${file}: ${phrase}`] : []))
      }),
    )
    expect(found.flat()).toEqual([])
  })
})
