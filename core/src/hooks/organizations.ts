import { useInfiniteQuery } from '@tanstack/react-query'
import { organizations } from '../contract/accounts/organizations'
import { useFrontEnd } from './front-end'

/** The lift companies whose name has what was typed, a page at a time; none until something is asked, be it the empty text. */
export function useLiftCompanies(typed: string | undefined) {
  const { client } = useFrontEnd()
  return useInfiniteQuery({
    queryKey: ['organizations', 'liftCompanies', typed],
    queryFn: ({ pageParam, signal }) =>
      client.call(organizations.liftCompanies, { search: typed, page: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.content.length, 0)
      return last.content.length > 0 && loaded < last.totalElements ? pages.length : undefined
    },
    enabled: typed !== undefined,
  })
}
