import { lmds } from '@liftwatch/core/contract/lmds'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { lmdTable } from '@liftwatch/core/tables/lmds'
import { lmdFilters } from '@liftwatch/core/views/filters/lmds'
import { FieldFilters } from '../../components/filters/field-filters'
import { useListSearch } from '../../components/record-list/list-search'
import { RecordList } from '../../components/record-list/record-list'
import { useTexts } from '../../texts'
import { lmdCells } from './lmd-cells'

/** The monitoring devices of the estate (specification 1 section 2). */
export function LmdList() {
  const t = useTexts()
  const search = useListSearch(lmds.page.input)
  return (
    <RecordList
      table={lmdTable}
      search={search}
      query={useAnswer(lmds.page, search.page)}
      filters={<FieldFilters of={lmdFilters} search={search} />}
      cells={lmdCells}
      pathOf={device => detailPath('lmd', device.id)}
      isDetailApart
      exported={{ endpoint: lmds.export }}
      emptyText={t('estate.empty.lmds')}
    />
  )
}
