import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { createLog } from '../../server/src/log'
import { it, server } from '../harness/fixtures'

it('a statement that failed is named by its first words, however long it is', async () => {
  const values = Array.from({ length: 400 }, (_, place) => sql`${place}::int`)
  const failing = sql`SELECT 1 / 0
    AS never, ${sql.join(values, sql`, `)}`
  const error = await server.db.execute(failing).catch((thrown: unknown) => thrown)
  const stream = new PassThrough()
  createLog('info', stream).error({ err: error }, 'it failed')
  stream.end()
  const line = await text(stream)
  const { err } = JSON.parse(line) as { err: { message: string; stack: string; cause: { message: string } } }
  expect(err.message).toMatch(/^Failed query: SELECT 1 \/ 0 AS never, \$1::int, .* … \(\d{4} characters\)$/)
  expect(err.message.length).toBeLessThan(400)
  expect(err.stack.startsWith(`Error: ${err.message}\n    at `)).toBe(true)
  expect(err.cause.message).toBe('division by zero')
  expect(line.length).toBeLessThan(5_000)
})
