import { minuteMs } from '@liftwatch/core/limits'
import { useServerSecond, useServerTick } from '../../program/clock'
import { useProgram } from '../../program/program'
import type { FactContext } from './record-kind'

/** What facts go by beside a list, where only what is judged by the second is drawn each second. */
export function usePaneContext(isTimed: boolean): FactContext {
  const { translate, settings } = useProgram()
  const now = useServerTick(isTimed)
  return { translate, now, trapTargetMs: settings.trapTargetMinutes * minuteMs, isRunning: false }
}

/** What facts go by in a detail, whose clocks run. */
export function useDetailContext(): FactContext {
  const { translate, settings } = useProgram()
  const now = useServerSecond()
  return { translate, now, trapTargetMs: settings.trapTargetMinutes * minuteMs, isRunning: true }
}
