import { chakra } from '@chakra-ui/react'
import type { AuditRow } from '@liftwatch/core/contract/audit'
import type { ScreenPermission } from '@liftwatch/core/contract/permissions'
import { actionText, changesOf } from '@liftwatch/core/tables/deeds'
import { formatInstant } from '@liftwatch/core/text/format'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { RecordLink } from '../../app/record-link'
import type { Cells } from '../../components/record-list/cell'
import { useTexts } from '../../texts'
import { DeedDialog } from './deed-dialog'
import { deviceName } from './device-name'

/** The screen that shows what a deed was done to, by the resource of its action. */
const screens: Readonly<Record<string, ScreenPermission>> = {
  liftFaults: 'lift-fault',
  passengerTraps: 'passenger-trap',
}

function Subject({ deed }: { readonly deed: AuditRow }) {
  const screen = screens[deed.action.split('.')[0]!]
  if (screen === undefined || deed.subjectName === null) return deed.subjectName ?? '-'
  return (
    <RecordLink name={screen} id={deed.subjectId}>
      {deed.subjectName}
    </RecordLink>
  )
}

function Action({ deed }: { readonly deed: AuditRow }) {
  return <span title={deed.action}>{actionText(deed.action, useTexts())}</span>
}

function Client({ deed }: { readonly deed: AuditRow }) {
  return <span title={deed.userAgent}>{deviceName(deed.userAgent, useTexts())}</span>
}

/** What changed, in a line; all of it opens from there. */
function Detail({ deed }: { readonly deed: AuditRow }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const changes = changesOf(deed.detail, t)
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
          'aria-label': t('audit.detailsOf', { action: actionText(deed.action, t), at: formatInstant(deed.at) }),
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
      {isOpen && createPortal(<DeedDialog deed={deed} changes={changes} close={() => setOpen(false)} />, document.body)}
    </>
  )
}

export const deedCells: Cells<AuditRow> = {
  action: deed => <Action deed={deed} />,
  subjectName: deed => <Subject deed={deed} />,
  detail: deed => <Detail deed={deed} />,
  userAgent: deed => <Client deed={deed} />,
}
