import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import type { LiftRow } from '@liftwatch/core/contract/lifts'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { liftTable } from '@liftwatch/core/tables/lifts'
import type { ListQuery } from '../components/record-list/list-query'
import type { ListSearch, PageInput } from '../components/record-list/list-search'
import { RecordList } from '../components/record-list/record-list'
import { useTexts } from '../texts'
import { liftCells } from './lift-cells'

interface LiftRowsProps {
  readonly search: ListSearch<PageInput>
  readonly query: ListQuery<LiftRow>
  readonly exported: { readonly endpoint: Endpoint; readonly input: Readonly<Record<string, unknown>> }
}

/** The lifts of one building or of one device. */
export function LiftRows({ search, query, exported }: LiftRowsProps) {
  const t = useTexts()
  return (
    <RecordList
      table={liftTable}
      search={search}
      query={query}
      cells={liftCells}
      pathOf={lift => detailPath('lifts', lift.id)}
      isDetailApart
      exported={exported}
      emptyText={t('estate.empty.lifts')}
    />
  )
}
