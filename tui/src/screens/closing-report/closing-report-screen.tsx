import { useState } from 'react'
import { Dialog } from '../../components/dialog/dialog'
import { Frame } from '../../components/frame/frame'
import { ShownProvider, useIsShown } from '../../input/use-keys'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { ClosingReportForm } from './closing-report-form'
import type { ClosingReportValues } from './closing-report-values'
import type { Reported } from './use-closing-report'

interface ClosingReportScreenProps {
  /** The list that it came from. */
  readonly list: string
  readonly reported: Reported
  readonly initial: ClosingReportValues
  readonly error: unknown
}

/** The report form; what was written is not lost without a question. */
export function ClosingReportScreen({ list, reported, initial, error }: ClosingReportScreenProps) {
  const { translate } = useProgram()
  const { back } = useNavigation()
  const isShown = useIsShown()
  const [isAsking, setIsAsking] = useState(false)
  const trail = [list, reported.liftName, translate('alarms.actions.report')]
  return (
    <>
      <ShownProvider value={isShown && !isAsking}>
        <ClosingReportForm
          trail={trail}
          reported={reported}
          initial={initial}
          error={error}
          done={back}
          cancel={isTouched => (isTouched ? setIsAsking(true) : back())}
        />
      </ShownProvider>
      <ShownProvider value={isShown && isAsking}>
        {isAsking && (
          <Frame trail={trail}>
            <Dialog question={translate('monitor.discard')} yes={back} no={() => setIsAsking(false)} />
          </Frame>
        )}
      </ShownProvider>
    </>
  )
}
