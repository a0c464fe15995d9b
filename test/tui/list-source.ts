import type { ListSource } from '../../tui/src/components/list/state'

/** A list of these rows, all of them loaded. */
export function sourceOf(ids: readonly string[], list = 'one'): ListSource {
  return {
    list,
    total: ids.length,
    idAt: index => ids[index],
    indexOf: id => (ids.includes(id) ? ids.indexOf(id) : undefined),
    isLive: true,
  }
}
