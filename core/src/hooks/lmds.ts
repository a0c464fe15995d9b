import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InputOf } from '../contract/endpoint'
import type { lmds } from '../contract/lmds'
import { useFrontEnd } from './front-end'
import { useRefreshRule } from './refresh'

/** A page of monitoring devices; the rows before stay while the next are fetched. A device's last contact makes no notice. */
export function useLmdPage(input: InputOf<typeof lmds.page>) {
  const { client } = useFrontEnd()
  const refetchInterval = useRefreshRule()
  return useQuery({
    queryKey: ['lmds', 'page', input],
    queryFn: ({ signal }) => client.lmds.page(input, signal),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
}

export function useLmd(id: string | undefined) {
  const { client } = useFrontEnd()
  const refetchInterval = useRefreshRule()
  return useQuery({
    queryKey: ['lmds', 'detail', id],
    queryFn: ({ signal }) => client.lmds.detail({ id: id! }, signal),
    enabled: id !== undefined,
    refetchInterval,
  })
}

/** The lifts that a device watches, a page at a time. */
export function useLmdLifts(input: InputOf<typeof lmds.lifts>) {
  const { client } = useFrontEnd()
  const refetchInterval = useRefreshRule()
  return useQuery({
    queryKey: ['lifts', 'ofLmd', input],
    queryFn: ({ signal }) => client.lmds.lifts(input, signal),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
}

/** The software versions that there are, to choose from. */
export function useSoftwareVersions() {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['lmds', 'versions'],
    queryFn: ({ signal }) => client.lmds.versions({}, signal),
  })
}
