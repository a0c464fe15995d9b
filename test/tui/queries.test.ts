import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueries } from '../../tui/src/program/queries'
import { soon } from '../harness/soon'

test('without a window it polls all the same', async () => {
  const queries = createQueries()
  const fetched = vi.fn(() => Promise.resolve(1))
  const observer = new QueryObserver(queries, { queryKey: ['it'], queryFn: fetched, refetchInterval: 10 })
  const end = observer.subscribe(() => {})
  await soon(() => expect(fetched.mock.calls.length).toBeGreaterThan(3))
  end()
})

test('what is no longer shown is let go of', async () => {
  const queries = createQueries()
  const end = new QueryObserver(queries, { queryKey: ['it'], queryFn: () => 1, gcTime: 10 }).subscribe(() => {})
  await soon(() => expect(queries.getQueryData(['it'])).toBe(1))
  end()
  await soon(() => expect(queries.getQueryCache().getAll()).toEqual([]))
})
