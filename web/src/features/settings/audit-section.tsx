import { auditView } from '@liftwatch/core/views/resources/audit'
import { ResourceList } from '../../records/resource-list'
import { useTexts } from '../../texts'
import { auditEntryCells } from './audit-entry-cells'
import { Panel } from './panel'

/** Who did what, when, from which client; for administrators. */
export function AuditSection() {
  const t = useTexts()
  return (
    <Panel title={t('settings.sections.audit')} hint={t('audit.hint')} isList>
      <ResourceList view={auditView} cells={auditEntryCells} />
    </Panel>
  )
}
