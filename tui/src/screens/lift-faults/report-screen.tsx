import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { useState } from 'react'
import { Dialog } from '../../components/dialog/dialog'
import { Frame } from '../../components/frame/frame'
import { ShownProvider, useIsShown } from '../../input/use-keys'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { ReportForm } from './report-form'

/** The report form; what was written is not lost without a question. */
export function ReportScreen({ opened }: { readonly opened: LiftFault }) {
  const { translate } = useProgram()
  const { back } = useNavigation()
  const isShown = useIsShown()
  const [isAsking, setIsAsking] = useState(false)
  const title = `${translate('alarms.actions.report')} › ${opened.liftName}`
  return (
    <>
      <ShownProvider value={isShown && !isAsking}>
        <ReportForm title={title} opened={opened} cancel={isTouched => (isTouched ? setIsAsking(true) : back())} />
      </ShownProvider>
      <ShownProvider value={isShown && isAsking}>
        {isAsking && (
          <Frame title={title}>
            <Dialog question={translate('monitor.discard')} yes={back} no={() => setIsAsking(false)} />
          </Frame>
        )}
      </ShownProvider>
    </>
  )
}
