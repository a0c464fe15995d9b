import type { Tallies } from '@liftwatch/core/domain/watch-log'
import { formatDuration } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import type { Missed } from '@liftwatch/core/watch/watch'
import { bindingOf, keyLabel } from '../input/keys'

type Counted = 'passengerTraps' | 'liftFaults' | 'rbes' | 'rest'

function sumOf(tallies: Tallies, names: readonly (keyof Tallies)[]): number {
  return names.reduce((sum, name) => sum + (tallies[name] ?? 0), 0)
}

/** What was missed in one line, the gravest first; nothing that is left to be said is left out of the count. */
function missedParts(tallies: Tallies, translate: Translate): string[] {
  const came = (['passengerTraps', 'liftFaults', 'rbes'] as const).map(
    kind => [kind, tallies[`${kind} came`] ?? 0] as const,
  )
  const acknowledged = sumOf(tallies, ['passengerTraps acknowledged', 'liftFaults acknowledged'])
  const named = came.reduce((sum, [, number]) => sum + number, acknowledged)
  const rest = sumOf(tallies, Object.keys(tallies) as (keyof Tallies)[]) - named
  const words = (name: Counted, number: number) =>
    number === 0 ? [] : [translate(`watch.missed.${name}.${number === 1 ? 'one' : 'several'}`, { number })]
  return [
    ...came.flatMap(([kind, number]) => words(kind, number)),
    ...(acknowledged === 0 ? [] : [translate('watch.missed.acknowledged', { number: acknowledged })]),
    ...words('rest', rest),
  ]
}

/** What is said when the server is back in contact. */
export function missedText({ lastedMs, tallies }: Missed, translate: Translate): string {
  const duration = formatDuration(lastedMs, translate.language)
  const parts = missedParts(tallies, translate)
  if (parts.length === 0) return translate('watch.missed.none', { duration })
  const key = keyLabel(bindingOf('screen.activity').keys[0])
  const what = parts.join(translate.language === 'zh' ? '，' : ', ')
  return translate('watch.missed.some', { duration, what, key })
}
