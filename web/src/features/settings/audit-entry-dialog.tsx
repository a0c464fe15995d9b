import { Button, chakra } from '@chakra-ui/react'
import type { AuditRow } from '@liftwatch/core/contract/accounts/audit'
import { actionText, type Change } from '@liftwatch/core/tables/audit-entries'
import { formatInstant } from '@liftwatch/core/text/format'
import { Dialog } from '../../components/overlay/dialog'
import { FactList } from '../../components/facts/fact-list'
import { useTexts } from '../../texts'
import { deviceName } from './device-name'

/** Old beside new; where nothing was replaced, the new alone. */
function ChangeTable({ changes }: { readonly changes: readonly Change[] }) {
  const t = useTexts()
  const hasBefore = changes.some(({ before }) => before !== undefined)
  const headers = hasBefore
    ? [t('audit.field'), t('audit.before'), t('audit.after')]
    : [t('audit.field'), t('audit.value')]
  return (
    <chakra.table
      w="full"
      aria-label={t('audit.changed')}
      css={{
        '& :is(th, td)': { py: '1', pe: '3', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
        '& th': { fontWeight: 'normal', color: 'fg.muted', whiteSpace: 'nowrap' },
        '& thead th': { textStyle: 'xs', fontWeight: 'medium' },
        '& tbody tr': { borderTopWidth: '1px' },
        '& td': { whiteSpace: 'pre-wrap' },
      }}
    >
      <thead>
        <tr>
          {headers.map(header => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            {hasBefore && <td>{before ?? '-'}</td>}
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

interface AuditEntryDialogProps {
  readonly entry: AuditRow
  readonly changes: readonly Change[]
  readonly close: () => void
}

/** All that is known of one entry. */
export function AuditEntryDialog({ entry, changes, close }: AuditEntryDialogProps) {
  const t = useTexts()
  return (
    <Dialog
      title={actionText(entry.action, t)}
      close={close}
      footer={<Button onClick={close}>{t('console.shell.close')}</Button>}
    >
      <chakra.div display="grid" gap="4">
        {changes.length > 0 && <ChangeTable changes={changes} />}
        <FactList
          title={t('audit.details')}
          facts={[
            [t('tables.audit.at'), formatInstant(entry.at)],
            [t('tables.audit.userName'), entry.userName || t('audit.stranger')],
            [t('tables.audit.organizationName'), entry.organizationName],
            [t('tables.audit.subjectName'), entry.subjectName],
            [t('tables.audit.subjectId'), entry.subjectId],
            [t('tables.audit.address'), entry.address],
            [t('tables.audit.userAgent'), deviceName(entry.userAgent, t)],
            [t('tables.audit.requestId'), entry.requestId],
          ]}
        />
      </chakra.div>
    </Dialog>
  )
}
