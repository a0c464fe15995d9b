import { audit } from '@liftwatch/core/contract/audit'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { auditTable } from '@liftwatch/core/tables/audit'
import { auditFilters } from '@liftwatch/core/views/filters/audit'
import { FieldFilters } from '../../components/filters/field-filters'
import { useListSearch } from '../../components/record-list/list-search'
import { RecordList } from '../../components/record-list/record-list'
import { useTexts } from '../../texts'
import { auditEntryCells } from './audit-entry-cells'
import { Panel } from './panel'

/** Who did what, when, from which client; for administrators. */
export function AuditSection() {
  const t = useTexts()
  const search = useListSearch(audit.page.input)
  return (
    <Panel title={t('settings.sections.audit')} hint={t('audit.hint')} isList>
      <RecordList
        table={auditTable}
        search={search}
        query={useAnswer(audit.page, search.page)}
        filters={<FieldFilters of={auditFilters} search={search} />}
        cells={auditEntryCells}
        exported={{ endpoint: audit.export }}
        emptyText={t('audit.empty')}
      />
    </Panel>
  )
}
