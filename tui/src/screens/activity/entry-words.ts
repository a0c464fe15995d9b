import { descriptionIn } from '@liftwatch/core/domain/labels'
import type { AlarmEntry } from '@liftwatch/core/domain/watch-entries'
import { isAlarmEntry, type WatchEntry } from '@liftwatch/core/domain/watch-log'
import { formatDuration } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { severityTone, type Tone } from '@liftwatch/core/tones'
import { markedOff } from '@liftwatch/core/views/home/fault-words'

/** What happened, in a word or two. */
export function whatWords(entry: WatchEntry, translate: Translate): string {
  if (!isAlarmEntry(entry)) return translate(`watch.${entry.what}`)
  const { what, alarm } = entry
  return translate(what === 'came' || what === 'cleared' ? `watch.${what}.${alarm.kind}` : `watch.${what}`)
}

function cameTone({ kind, severity }: AlarmEntry['alarm']): Tone {
  if (kind === 'passengerTraps') return 'critical'
  return severity ? severityTone[severity] : 'info'
}

export function whatTone(entry: WatchEntry): Tone {
  switch (entry.what) {
    case 'came':
      return cameTone(entry.alarm)
    case 'lost':
      return 'critical'
    case 'cleared':
    case 'back':
      return 'ok'
    case 'closed':
      return 'muted'
    default:
      return 'info'
  }
}

/** What it is about: the team that was sent, else the alarm's own words; of a contact that is back, after how long. */
export function aboutWords(entry: WatchEntry, translate: Translate): string {
  if (!isAlarmEntry(entry)) {
    return entry.lastedMs === undefined
      ? ''
      : translate('watch.afterLoss', { duration: formatDuration(entry.lastedMs, translate.language) })
  }
  if (entry.team !== undefined) return translate('watch.team', { team: entry.team })
  const { description, isSilent } = entry.alarm
  return markedOff(descriptionIn(translate.language, description), isSilent, translate)
}
