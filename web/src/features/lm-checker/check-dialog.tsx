import { Button, chakra } from '@chakra-ui/react'
import { maintenanceChecks, type CheckDetail } from '@liftwatch/core/contract/maintenance/maintenance-checks'
import { checkRemarkMaxCharacters } from '@liftwatch/core/contract/maintenance/maintenance-limits'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { remarkRefusal } from '@liftwatch/core/domain/maintenance-checks'
import { useAnswer, useChange } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { checkText } from '@liftwatch/core/tables/maintenance-checks'
import { formatInstant } from '@liftwatch/core/text/format'
import { useState } from 'react'
import { useAct } from '../../components/actions/use-act'
import { CountedText } from '../../components/form/counted-text'
import { Dialog } from '../../components/overlay/dialog'
import { useTexts } from '../../texts'

function History({ of: { history } }: { readonly of: CheckDetail }) {
  const t = useTexts()
  return (
    <chakra.section>
      <chakra.h3 fontWeight="semibold">{t('maintenance.checks.history')}</chakra.h3>
      {history.length === 0 && <chakra.p color="fg.muted">{t('maintenance.checks.noHistory')}</chakra.p>}
      <ul>
        {history.map(({ id, at, userName, remarks }) => (
          <chakra.li key={id} py="1" overflowWrap="anywhere">
            <chakra.span color="fg.muted">{`${formatInstant(at)} ${userName}: `}</chakra.span>
            {remarks}
          </chakra.li>
        ))}
      </ul>
    </chakra.section>
  )
}

/** The stretches of maintenance mode on the check's day. */
function Stretches({ id }: { readonly id: string }) {
  const t = useTexts()
  const { data } = useAnswer(maintenanceChecks.alarms, { id })
  return (
    <chakra.section>
      <chakra.h3 fontWeight="semibold">{t('maintenance.checks.alarms')}</chakra.h3>
      {data?.length === 0 && <chakra.p color="fg.muted">{t('maintenance.checks.noAlarms')}</chakra.p>}
      <ul>
        {data?.map(stretch => (
          <li key={stretch.id}>
            {`${formatInstant(stretch.alarmStartTs)} – ${
              stretch.alarmClearTs === null ? t('maintenance.checks.stillOn') : formatInstant(stretch.alarmClearTs)
            }`}
          </li>
        ))}
      </ul>
    </chakra.section>
  )
}

/** A check with what was said of it and the alarms behind it; a remark is added where there is something to explain. */
export function CheckDialog({ id, close }: { readonly id: string; readonly close: () => void }) {
  const t = useTexts()
  const act = useAct()
  const { data: check } = useAnswer(maintenanceChecks.detail, { id })
  const save = useChange(maintenanceChecks.remark)
  const [text, setText] = useState('')
  const mayWrite = isPermitted(maintenanceChecks.remark, usePermissions())
  if (!check) return null
  const canRemark = mayWrite && remarkRefusal(check) === undefined
  const title = `${check.liftName}, ${check.dateFormat}`
  const send = () =>
    act({
      subject: title,
      done: t('maintenance.checks.saved'),
      run: async () => {
        await save({ id, remarks: text })
        setText('')
      },
    })
  const footer = canRemark && (
    <Button variant="solid" disabled={text.trim() === ''} onClick={() => void send()}>
      {t('maintenance.checks.save')}
    </Button>
  )
  return (
    <Dialog title={title} close={close} footer={footer}>
      <chakra.div display="grid" gap="4">
        <p>{checkText(check, t)}</p>
        {canRemark && (
          <CountedText
            label={t('maintenance.checks.remark')}
            value={text}
            max={checkRemarkMaxCharacters}
            change={setText}
          />
        )}
        <History of={check} />
        <Stretches id={id} />
      </chakra.div>
    </Dialog>
  )
}
