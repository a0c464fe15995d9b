import type { PanelQuery } from '../list/list-panel'

/** A page as a hook such as `useAnswer(liftFaults.page, search.page)` answers it. */
export interface ListQuery<Row> extends PanelQuery {
  readonly data: { readonly content: readonly Row[]; readonly totalElements: number } | undefined
  readonly dataUpdatedAt: number
  /** The data is still the answer to what was asked before. */
  readonly isPlaceholderData: boolean
}
