import { useLive } from '@liftwatch/core/hooks/live'
import type { PeriodKind } from '@liftwatch/core/contract/reports/report-periods'
import { defaultPeriodName, neighbourPeriodName } from '@liftwatch/core/reports/periods'
import { reports, type ReportKey } from '@liftwatch/core/views/report-keys'
import { useMinute } from '../../program/clock'
import type { Commands } from '../../input/key-router'
import { useRemembered } from '../../navigation/screen-memory'
import { useProgram } from '../../program/program'

/** The time now by the server's clock, to the minute: it says which periods can be had. */
export function useServerMinute(): number {
  const { clockAheadMs } = useLive()
  return useMinute() + clockAheadMs
}

/** The period that a report begins with; undefined of one that always ends now. */
export function usualPeriodOf(report: ReportKey, now: number): string | undefined {
  const { period: kind } = reports.get(report)!
  return kind === 'moving' ? undefined : defaultPeriodName(kind, now)
}

/** A report's period as its calls take it. */
export function askedFor(report: ReportKey, period: string | undefined): { readonly [Kind in PeriodKind]?: string } {
  return period === undefined ? {} : { [reports.get(report)!.period]: period }
}

interface ReportPeriod {
  /** Undefined where it always ends now. */
  readonly name: string | undefined
  readonly commands: Commands
}

/** The period of a report, and the keys that go from one to the next. */
export function useReportPeriod(report: ReportKey): ReportPeriod {
  const { translate, messages } = useProgram()
  const now = useServerMinute()
  // Nothing is held until one has gone to another period: what is usual changes at midnight.
  const [{ held }, become] = useRemembered<{ readonly held: string | undefined }>(`report period ${report}`, () => ({
    held: undefined,
  }))
  const { period: kind } = reports.get(report)!
  if (kind === 'moving') return { name: undefined, commands: {} }
  const name = held ?? defaultPeriodName(kind, now)

  function go(step: 'earlier' | 'later'): void {
    const next = neighbourPeriodName({ kind: kind as Exclude<typeof kind, 'moving'>, name }, step, now)
    if (next !== undefined) become(() => ({ held: next }))
    else messages.show(translate(step === 'later' ? 'monitor.reports.latest' : 'monitor.reports.earliest'), 'warning')
  }

  return {
    name,
    commands: { 'report.earlier': { run: () => go('earlier') }, 'report.later': { run: () => go('later') } },
  }
}
