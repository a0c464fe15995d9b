import { chakra } from '@chakra-ui/react'
import type { CaseLift } from '@liftwatch/core/contract/alarms/case-lifts'
import { formatInstant } from '@liftwatch/core/text/format'
import { useId } from 'react'
import { AlarmStatusChip } from '../../alarms/alarm-states'
import { useTexts } from '../../texts'
import { usePlace } from './sought-place'

interface AlarmRadioProps {
  readonly alarms: readonly (CaseLift['alarms'][number] & { readonly words: string })[]
}

/** The alarms of a lift, open and lately over; a case is about a fault or a trap, or about none of them. */
export function AlarmRadio({ alarms }: AlarmRadioProps) {
  const t = useTexts()
  const name = useId()
  const { about, setAbout } = usePlace()
  const chosen = about.liftFaultId ?? about.passengerTrapId
  if (alarms.length === 0) return <chakra.p color="fg.muted">{t('cases.lift.noAlarms')}</chakra.p>
  const canBeAbout = alarms.some(({ type }) => type !== 'RBE')
  return (
    <chakra.div role="radiogroup" aria-label={t('cases.lift.about')} display="grid" gap="1">
      <chakra.p textStyle="xs" fontWeight="medium" color="fg.muted">
        {t('cases.lift.alarms')}
      </chakra.p>
      {alarms.map(alarm => (
        <chakra.label key={alarm.id} display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {alarm.type === 'RBE' ? (
            <chakra.span w="3" />
          ) : (
            <chakra.input
              type="radio"
              name={name}
              checked={alarm.id === chosen}
              accentColor="info.solid"
              onChange={() =>
                setAbout(alarm.type === 'LIFT_FAULT' ? { liftFaultId: alarm.id } : { passengerTrapId: alarm.id })
              }
            />
          )}
          <span>{t(`cases.alarmTypes.${alarm.type}`)}</span>
          <span>{alarm.words}</span>
          <AlarmStatusChip isPlain alarm={alarm} />
          <chakra.span color="fg.muted">{formatInstant(alarm.alarmStartTs)}</chakra.span>
        </chakra.label>
      ))}
      {canBeAbout && (
        <chakra.label display="flex" gap="2">
          <chakra.input
            type="radio"
            name={name}
            checked={chosen === undefined}
            accentColor="info.solid"
            onChange={() => setAbout({})}
          />
          {t('cases.lift.noAlarm')}
        </chakra.label>
      )}
    </chakra.div>
  )
}
