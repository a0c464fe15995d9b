import { useLive } from '@liftwatch/core/hooks/live'
import { periodOf } from '@liftwatch/core/reports/periods'
import { reports, type ReportKey } from '@liftwatch/core/views/report-keys'
import { formatInstant } from '@liftwatch/core/text/format'
import { Words } from '../../components/text/words'
import { bindingOf, keyLabel } from '../../input/keys'
import { useProgram } from '../../program/program'

interface PeriodLineProps {
  readonly report: ReportKey
  /** Undefined where it always ends now. */
  readonly name: string | undefined
  /** When what is shown was had; undefined before there is any. */
  readonly hadAt: number | undefined
}

/** Which period it is, up to when what happened in it is known, and the keys that lead to others. */
export function PeriodLine({ report, name, hadAt }: PeriodLineProps) {
  const { translate } = useProgram()
  const { clockAheadMs } = useLive()
  const { period: kind } = reports.get(report)!
  const isMoving = kind === 'moving' || name === undefined
  const upTo =
    hadAt === undefined ? undefined : Math.min(isMoving ? Infinity : periodOf(kind, name).to, hadAt + clockAheadMs)
  const hints = (['report.earlier', 'report.later'] as const).map(id => {
    const { keys, label } = bindingOf(id)
    return `${keyLabel(keys[0])} ${translate(label)}`
  })
  const about = [
    ...(upTo === undefined ? [] : [`${translate('reports.dataUpTo')} ${formatInstant(upTo)}`]),
    ...(isMoving ? [] : hints),
  ]
  return (
    <Words>
      <Words isBold>{` ${translate(`reports.periods.${kind}`)}${isMoving ? '' : ` ${name}`}`}</Words>
      <Words tone="muted">{`  ${about.join('  ')}`}</Words>
    </Words>
  )
}
