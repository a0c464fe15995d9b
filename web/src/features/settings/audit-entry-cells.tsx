import { chakra } from '@chakra-ui/react'
import type { AuditRow } from '@liftwatch/core/contract/accounts/audit'
import type { ScreenPermission } from '@liftwatch/core/contract/accounts/permissions'
import { actionText, changesOf } from '@liftwatch/core/tables/audit-entries'
import { formatInstant } from '@liftwatch/core/text/format'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { RecordLink } from '../../app/record-link'
import type { Cells } from '../../components/record-list/cell'
import { useTexts } from '../../texts'
import { AuditEntryDialog } from './audit-entry-dialog'
import { deviceName } from './device-name'

/** The screen that shows what an action was done to, by the resource of its action. */
const screens: Readonly<Record<string, ScreenPermission>> = {
  liftFaults: 'lift-fault',
  passengerTraps: 'passenger-trap',
}

function Subject({ entry }: { readonly entry: AuditRow }) {
  const screen = screens[entry.action.split('.')[0]!]
  if (screen === undefined || entry.subjectName === null) return entry.subjectName ?? '-'
  return (
    <RecordLink name={screen} id={entry.subjectId}>
      {entry.subjectName}
    </RecordLink>
  )
}

function Action({ entry }: { readonly entry: AuditRow }) {
  return <span title={entry.action}>{actionText(entry.action, useTexts())}</span>
}

function Client({ entry }: { readonly entry: AuditRow }) {
  return <span title={entry.userAgent}>{deviceName(entry.userAgent, useTexts())}</span>
}

/** What changed, in a line; all of it opens from there. */
function Detail({ entry }: { readonly entry: AuditRow }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const changes = changesOf(entry.detail, t)
  const words = changes.map(({ field, before, after }) =>
    before === undefined ? t('audit.set', { field, after }) : t('audit.change', { field, before, after }),
  )
  return (
    <>
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        // What is read aloud begins with what is seen.
        {...(words.length === 0 && {
          'aria-label': t('audit.detailsOf', { action: actionText(entry.action, t), at: formatInstant(entry.at) }),
        })}
        maxW="full"
        truncate
        textAlign="start"
        color="info.fg"
        cursor="pointer"
        borderRadius="l1"
        focusVisibleRing="inside"
        _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
        onClick={() => setOpen(true)}
      >
        {words.length > 0 ? words.join('; ') : t('audit.details')}
      </chakra.button>
      {/* Outside of the row, whose cells have a style of their own. */}
      {isOpen &&
        createPortal(<AuditEntryDialog entry={entry} changes={changes} close={() => setOpen(false)} />, document.body)}
    </>
  )
}

export const auditEntryCells: Cells<AuditRow> = {
  action: entry => <Action entry={entry} />,
  subjectName: entry => <Subject entry={entry} />,
  detail: entry => <Detail entry={entry} />,
  userAgent: entry => <Client entry={entry} />,
}
