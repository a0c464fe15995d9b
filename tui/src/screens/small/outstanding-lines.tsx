import { severityTone } from '@liftwatch/core/tones'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { Words } from '../../components/text/words'
import { useProgram } from '../../program/program'
import { glyphs } from '../../program/theme'
import { useOutstandingNow } from '../hand-over/use-outstanding-now'

/** How many lift faults are outstanding, the gravest first: on a line each where there is room. */
export function OutstandingLines({ room }: { readonly room: number }) {
  const { translate } = useProgram()
  const isPermitted = usePermissions().has('lift-fault')
  const outstanding = useOutstandingNow()
  if (!isPermitted) return null
  const total = `${translate('alarms.tabs.OUTSTANDING')} ${outstanding?.total ?? translate('monitor.unknownCount')}`
  const bySeverity = (outstanding?.bySeverity ?? [])
    .filter(({ number }) => number > 0)
    .map(({ severity, number }) => ({
      tone: severityTone[severity],
      text: translate('watch.handOver.ofSeverity', { severity: translate(`states.severity.${severity}`), number }),
    }))
  if (room <= bySeverity.length) {
    return <Words>{` ${[total, ...bySeverity.map(({ text }) => text)].join(' · ')}`}</Words>
  }
  return (
    <>
      <Words>{` ${total}`}</Words>
      {bySeverity.map(({ tone, text }) => (
        <Words key={text} tone={tone}>{`   ${glyphs[tone]} ${text}`}</Words>
      ))}
    </>
  )
}
