import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Caller } from '../client/caller'
import { properties, tablePreference, type TablePreference, type TableType } from '../contract/properties'
import { useFrontEnd } from './front-end'

/** The columns of a table as the user has chosen them, as react-query takes it. */
export function columnPreferenceQuery(client: Caller, type: TableType) {
  return {
    queryKey: ['properties', 'user', type],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      tablePreference.parse(await client.call(properties.user, { type }, signal)),
    staleTime: Infinity,
  }
}

/** They change by `useSaveColumns` alone. */
export function useColumnPreference(type: TableType) {
  const { client } = useFrontEnd()
  return useQuery(columnPreferenceQuery(client, type))
}

/** What the organisation's members begin with. */
export function useDefaultColumns(type: TableType) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['properties', 'org', type],
    queryFn: async ({ signal }) => tablePreference.parse(await client.call(properties.org, { type }, signal)),
  })
}

/** Saves the choice of columns; rejects with an AppError. */
export function useSaveColumns() {
  const { client } = useFrontEnd()
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationFn: async (preference: TablePreference) =>
      tablePreference.parse(await client.call(properties.save, preference)),
    onSuccess: saved => queries.setQueryData(['properties', 'user', saved.type], saved),
  })
  return { isPending: mutation.isPending, save: mutation.mutateAsync }
}
