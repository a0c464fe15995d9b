import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { listRows } from '../../server/src/queries/rows'
import { it } from '../harness/fixtures'

/** What a page says of a table: on which nodes it is, by which column where it is spread over them, and which of its keys are not ready. */
interface Said {
  readonly place: string
  readonly by: string | undefined
  readonly notReady: readonly string[]
}

interface Found {
  readonly name: string
  readonly columns: readonly string[]
  /** Each unique key with its columns; an expression is null. */
  readonly keys: readonly { readonly name: string; readonly columns: readonly (string | null)[] }[]
  readonly refersTo: readonly { readonly name: string; readonly table: string; readonly columns: readonly string[] }[]
}

const code = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(match => match[1]!)

async function readPage(): Promise<Map<string, Said>> {
  const page = await readFile(new URL('../../docs/scale.md', import.meta.url), 'utf8')
  const rows = page.split('\n').flatMap(line => {
    const [, tables, place, by, notReady] = line.split('|').map(cell => cell.trim())
    if (tables === undefined || !['spread', 'everywhere', 'one node'].includes(place ?? '')) return []
    return code(tables).map(name => [name, { place: place!, by: code(by!)[0], notReady: code(notReady!) }] as const)
  })
  expect(new Set(rows.map(([name]) => name)).size, 'a table is named twice').toBe(rows.length)
  return new Map(rows)
}

/** The tables as the migrations make them, each with all its partitions as one. */
const tables = sql`
  SELECT class.relname AS name,
    ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped) AS columns,
    (SELECT coalesce(json_agg(json_build_object('name', indexrelid::regclass::text, 'columns',
        ARRAY(SELECT attname::text FROM unnest(indkey) place
          LEFT JOIN pg_attribute ON attrelid = class.oid AND attnum = place AND place > 0))), '[]')
      FROM pg_index WHERE indrelid = class.oid AND indisunique) AS keys,
    (SELECT coalesce(json_agg(json_build_object('name', conname, 'table', confrelid::regclass::text, 'columns',
        ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY(conkey)))), '[]')
      FROM pg_constraint WHERE conrelid = class.oid AND contype = 'f') AS "refersTo"
  FROM pg_class class
  WHERE class.relnamespace = 'public'::regnamespace AND class.relkind IN ('r', 'p') AND NOT class.relispartition
  ORDER BY 1`

it('docs/scale.md says of every table where it would be, and of every key whether it holds there', async ({
  server,
}) => {
  const said = await readPage()
  const found = await listRows<Found>(server.db, tables)
  expect([...said.keys()].toSorted()).toEqual(found.map(({ name }) => name))
  for (const { name, columns, keys, refersTo } of found) {
    const { place, by, notReady } = said.get(name)!
    const isSpread = place === 'spread'
    expect({ name, by }).toEqual({ name, by: isSpread ? expect.toBeOneOf([...columns]) : undefined })
    // Nodes do not know each other's rows: a key holds among those alone that have the same value of the column by which they are spread.
    const openKeys = isSpread ? keys.filter(key => !key.columns.includes(by!)) : []
    const openReferences = refersTo.filter(({ table, columns: own }) => {
      const other = said.get(table)!
      if (other.place === 'spread') return !isSpread || !own.includes(by!)
      return isSpread && other.place === 'one node'
    })
    const open = [...openKeys, ...openReferences].map(one => one.name).toSorted()
    expect({ name, notReady: notReady.toSorted() }).toEqual({ name, notReady: open })
  }
})
