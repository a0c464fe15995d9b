import { audit } from '@liftwatch/core/contract/audit'
import { useAuditPage } from '@liftwatch/core/hooks/audit'
import { auditTable } from '@liftwatch/core/tables/audit'
import { actionText, auditActions } from '@liftwatch/core/tables/deeds'
import { ChoiceFilter } from '../../components/filters/choice-filter'
import { DaysFilter } from '../../components/filters/days-filter'
import { TextFilter } from '../../components/filters/text-filter'
import { useListSearch } from '../../components/record-list/list-search'
import { RecordList } from '../../components/record-list/record-list'
import { useTexts } from '../../texts'
import { deedCells } from './deed-cells'
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
        query={useAuditPage(search.page)}
        filters={
          <>
            <TextFilter search={search} name="userName" label={t('tables.audit.userName')} width="10rem" />
            <ChoiceFilter
              search={search}
              name="action"
              label={t('tables.audit.action')}
              width="14rem"
              options={auditActions.map(value => ({ value, label: actionText(value, t) }))}
            />
            <TextFilter search={search} name="subjectId" label={t('tables.audit.subjectId')} width="10rem" />
            <DaysFilter search={search} label={t('tables.audit.at')} start="startTs" end="endTs" />
          </>
        }
        cells={deedCells}
        exported={{ endpoint: audit.export }}
        emptyText={t('audit.empty')}
      />
    </Panel>
  )
}
