import { StatusChip } from '../../components/marks/status-chip'

/** How many messages of a device were refused; none is nothing to look at. */
export function RefusedCount({ count }: { readonly count: number }) {
  return count > 0 ? <StatusChip isPlain tone="warning" label={String(count)} /> : '0'
}
