import type { ReactNode } from 'react'
import { useTexts } from '../../texts'
import { LoadError } from '../contact/load-error'

/** What is known of how the rows were fetched. */
export interface PanelQuery {
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

interface ListPanelProps {
  /** What the tabs, if there are any, choose the content of. */
  readonly id: string
  readonly hasTabs: boolean
  readonly label?: string
  readonly query: PanelQuery
  /** Whether there is something to show even where it could not be fetched again. */
  readonly hasData: boolean
  readonly children: ReactNode
}

/** What lies under a list's toolbar: why it could not be fetched, if so, and its rows. */
export function ListPanel({ id, hasTabs, label, query, hasData, children }: ListPanelProps) {
  const t = useTexts()
  const { error, refetch } = query
  return (
    <>
      {error && <LoadError title={t('list.loadFailed')} error={error} retry={() => void refetch()} hasData={hasData} />}
      <div id={id} role={hasTabs ? 'tabpanel' : undefined} aria-label={label} className="lw-panel">
        {children}
      </div>
    </>
  )
}
