import type { ReactNode } from 'react'
import { useTexts } from '../../texts'
import { PlainButton } from '../inputs/plain-button'
import { EmptyState } from './empty-state'

interface EmptyListProps {
  readonly filtersSet: number
  readonly clearFilters: () => void
  /** What an empty list means where no filter is set, and what to do. */
  readonly emptyText: ReactNode
  /** What to do where the filters let nothing through. */
  readonly noMatchText: ReactNode
}

/** In the place of rows where there are none. */
export function EmptyList({ filtersSet, clearFilters, emptyText, noMatchText }: EmptyListProps) {
  const t = useTexts()
  if (filtersSet === 0) return <EmptyState title={t('list.noRows')} text={emptyText} />
  return (
    <EmptyState title={t('list.noMatch')} text={noMatchText}>
      <PlainButton onClick={clearFilters}>{t('alarms.actions.clearFilters')}</PlainButton>
    </EmptyState>
  )
}
