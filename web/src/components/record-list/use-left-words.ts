import type { AlarmFacts, AlarmResponse } from '@liftwatch/core/contract/alarms/alarms'
import { acknowledgerOf, isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { useSession } from '@liftwatch/core/hooks/session'
import { useTexts } from '../../texts'

type AnsweredAlarm = AlarmFacts & AlarmResponse

/** Why a row is no longer in its list, in words. */
export function useLeftWords() {
  const t = useTexts()
  const state = useSession()
  const own = state.status === 'ready' ? state.user.id : undefined
  return {
    other: t('list.left.other'),
    /** Nothing for one that still waits: it has only moved to another page. */
    ofAlarm(alarm: AnsweredAlarm): string | undefined {
      const acknowledger = acknowledgerOf(alarm)
      if (alarm.operationalStatus === 'CLOSED') return t('list.left.closed')
      if (isAwaitingAcknowledgement(alarm) || !acknowledger) return undefined
      return acknowledger.id === own ? t('list.left.byYou') : t('list.left.by', { name: acknowledger.name })
    },
  }
}
