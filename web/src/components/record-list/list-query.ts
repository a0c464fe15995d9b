/** A page as a hook such as `useLiftFaultPage(search.page)` answers it. */
export interface ListQuery<Row> {
  readonly data: { readonly content: readonly Row[]; readonly totalElements: number } | undefined
  readonly dataUpdatedAt: number
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}
