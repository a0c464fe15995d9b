import type { FormRow, FormView } from './form-view'

/**
 * What an action is asked of these records: what it says itself of the one; else by their ids at once, where its call takes several;
 * else by the id of the one.
 */
export function rowInput(
  { endpoint, ofRow }: Pick<FormView, 'endpoint' | 'ofRow'>,
  rows: readonly [FormRow, ...FormRow[]],
): Record<string, unknown> {
  if (ofRow) return ofRow(rows[0])
  return 'ids' in endpoint.input.shape ? { ids: rows.map(({ id }) => id) } : { id: rows[0].id }
}
