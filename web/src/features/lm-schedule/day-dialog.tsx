import { Button, Flex } from '@chakra-ui/react'
import type { MaintenanceDay } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { changeReasonMaxCharacters } from '@liftwatch/core/contract/maintenance/maintenance-limits'
import { useState } from 'react'
import { Dialog } from '../../components/overlay/dialog'
import { useTexts } from '../../texts'
import { CountedText } from '../../components/form/counted-text'

export interface ChosenDay {
  /** The maintenance day that it is about; none where one is added. */
  readonly planned?: MaintenanceDay | undefined
  /** The day that it is moved to, once one was chosen. */
  readonly to?: string | undefined
}

interface DayDialogProps {
  readonly liftName: string
  readonly chosen: ChosenDay
  readonly close: () => void
  /** Goes back to the calendar, where the other day is chosen. */
  readonly chooseOther: () => void
  /** To another day, or to none. */
  readonly change: (to: string | null, reason: string) => Promise<void>
}

/** Moves a maintenance day, cancels it or adds one; the first two need a reason (specification 2 section 5). */
export function DayDialog({ liftName, chosen: { planned, to }, close, chooseOther, change }: DayDialogProps) {
  const t = useTexts()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isMissing = planned !== undefined && reason.trim() === ''

  async function save(day: string | null): Promise<void> {
    if (isMissing) return setProblem(t('maintenance.dialog.reasonNeeded'))
    setBusy(true)
    await change(day, reason.trim()).finally(() => setBusy(false))
  }

  const footer = (
    <>
      <Button onClick={close}>{t('maintenance.dialog.keep')}</Button>
      {planned && to === undefined && (
        <>
          <Button disabled={isBusy} onClick={() => void save(null)}>
            {t('maintenance.dialog.cancel')}
          </Button>
          <Button variant="solid" onClick={chooseOther}>
            {t('maintenance.dialog.chooseDay')}
          </Button>
        </>
      )}
      {to !== undefined && (
        <Button variant="solid" disabled={isBusy} onClick={() => void save(to)}>
          {t('maintenance.dialog.save')}
        </Button>
      )}
    </>
  )
  const title = planned
    ? t('maintenance.dialog.title', { name: liftName, day: planned.date })
    : `${liftName}: ${t('maintenance.dialog.add', { day: to! })}`
  return (
    <Dialog title={title} close={close} footer={footer}>
      <Flex direction="column" gap="3">
        {planned && to !== undefined && <p>{`${t('maintenance.dialog.move')} ${to}`}</p>}
        <CountedText
          label={t('maintenance.dialog.reason')}
          value={reason}
          max={changeReasonMaxCharacters}
          problem={problem}
          change={text => {
            setReason(text)
            setProblem(undefined)
          }}
        />
      </Flex>
    </Dialog>
  )
}
