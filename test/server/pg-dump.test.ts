import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { rowBlocks } from '../../server/src/backup/dump-blocks'
import { libpqSettings } from '../../server/src/backup/libpq-settings'

async function* inPieces(text: string, length: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

/** What pg_restore writes, with rows that look like the lines around them. */
const script = String.raw`--
SET statement_timeout = 0;
COPY drizzle.__drizzle_migrations (id, hash) FROM stdin;
COPY public.lift (id) FROM stdin;
1	a
\.
SELECT pg_catalog.setval('public.notice_id_seq', 5, true);
COPY public.alarm (id, "end", name) FROM stdin;
7	\N	Ang Mo Kio – 電梯
8	\\.	\\.
\.


COPY public."order" (id) FROM stdin;
\.
COPY public.note (line) FROM stdin;

\.

--
`

const blocks = [
  { table: 'alarm', columns: ['id', 'end', 'name'], rows: '7\t\\N\tAng Mo Kio – 電梯\n8\t\\\\.\t\\\\.\n' },
  { table: 'order', columns: ['id'], rows: '' },
  { table: 'note', columns: ['line'], rows: '\n' },
]

describe('the rows in what pg_restore writes', () => {
  it('are the same wherever it is cut into pieces', async () => {
    for (let length = 1; length <= Buffer.byteLength(script); length += 1) {
      const found: (typeof blocks)[number][] = []
      for await (const { table, columns, rows } of rowBlocks(inPieces(script, length))) {
        const text: Buffer[] = []
        for await (const some of rows) text.push(some)
        found.push({ table, columns: [...columns], rows: Buffer.concat(text).toString() })
      }
      expect(found).toEqual(blocks)
    }
  })

  it('are passed over where no one reads them', async () => {
    const tables: string[] = []
    for await (const { table } of rowBlocks(inPieces(script, 7))) tables.push(table)
    expect(tables).toEqual(blocks.map(({ table }) => table))
  })

  it('do not end before all of them have come', async () => {
    const cut = script.slice(0, script.indexOf('8\t'))
    const read = async () => {
      for await (const { rows } of rowBlocks(inPieces(cut, 50))) for await (const some of rows) void some
    }
    await expect(read()).rejects.toThrow('ends amid rows')
  })
})

describe("how PostgreSQL's own programs reach the database", () => {
  const settings = (url: string) => libpqSettings(new Client({ connectionString: url }), url)

  it('is what the address of the database says', () => {
    expect(settings('postgres://duty:p%40ss@db.example:6432/lifts')).toEqual({
      PGHOST: 'db.example',
      PGPORT: '6432',
      PGUSER: 'duty',
      PGPASSWORD: 'p@ss',
      PGDATABASE: 'lifts',
    })
    expect(settings('postgres://duty@localhost/lifts?host=/run/postgresql&sslmode=no-verify')).toMatchObject({
      PGHOST: '/run/postgresql',
      PGSSLMODE: 'require',
    })
    expect(settings('postgres://duty@db.example/lifts?sslmode=verify-full')).toMatchObject({ PGSSLMODE: 'verify-full' })
  })
})
