import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFrontEnd } from './front-end'

/** The mails that the server has written, newest first. */
export function useMailPage(page: number, size: number) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['mails', 'page', page, size],
    queryFn: ({ signal }) => client.mails.page({ page, size }, signal),
    placeholderData: keepPreviousData,
  })
}
