import { chakra, Flex, Input, NativeSelect } from '@chakra-ui/react'
import { offTimeBounds, onTimeBounds, switchOffLastsMinMs } from '@liftwatch/core/domain/switch-offs'
import { formatDay } from '@liftwatch/core/text/format'
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { FieldBoxProps } from '../../components/form/field-box'
import { GroupProblem } from '../../components/form/group-problem'
import { useServerMinute } from '../../now'
import { useTexts } from '../../texts'
import {
  hours,
  instantOf,
  isHourOffered,
  isMinuteOffered,
  minutes,
  partsOf,
  withPart,
  type TimeBounds,
} from './time-parts'

type Times = Readonly<Record<string, number | undefined>>

const TimesContext = createContext<{
  readonly times: Times
  readonly note: (name: string, at: number | undefined) => void
}>({ times: {}, note: () => undefined })

/** Off and on time of one form, of which each bounds the other. */
export function PlannedTimes({ children }: { readonly children: ReactNode }) {
  const [times, setTimes] = useState<Times>({})
  const value = useMemo(
    () => ({
      times,
      note: (name: string, at: number | undefined) =>
        setTimes(before => (before[name] === at ? before : { ...before, [name]: at })),
    }),
    [times],
  )
  return <TimesContext value={value}>{children}</TimesContext>
}

/** From when and up to when the off time, or the on time, can be chosen (specification 2 section 5). */
function useBounds(name: string): TimeBounds {
  const now = useServerMinute()
  const { times } = use(TimesContext)
  const { offAt, onAt } = times
  if (name === 'onAt') return onTimeBounds(offAt, now)
  const { from, upTo } = offTimeBounds(now)
  return { from, upTo: onAt === undefined ? upTo : Math.max(from, Math.min(upTo, onAt - switchOffLastsMinMs)) }
}

interface PartProps {
  readonly label: string
  readonly value: string
  readonly options: readonly string[]
  readonly isOffered: (option: string) => boolean
  readonly disabled: boolean
  readonly choose: (option: string) => void
}

/** An hour or a minute; those that are out of bounds are grey. */
function PartSelect({ label, value, options, isOffered, disabled, choose }: PartProps) {
  return (
    <NativeSelect.Root w="4.5rem" disabled={disabled}>
      <NativeSelect.Field aria-label={label} value={value} onChange={event => choose(event.target.value)}>
        {value === '' && <option value="">--</option>}
        {options.map(option => (
          <option key={option} value={option} disabled={!isOffered(option)}>
            {option}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}

/** A day, an hour and a minute, within what the rules allow. */
function TimeBox({ field, value, change, blur, ref, problem, disabled }: FieldBoxProps) {
  const t = useTexts()
  const bounds = useBounds(field.name)
  const { note } = use(TimesContext)
  useEffect(() => note(field.name, instantOf(value)), [note, field.name, value])
  const parts = partsOf(value)
  const hasNoDay = disabled || parts.day === ''
  return (
    <chakra.fieldset minW="0" disabled={disabled}>
      <chakra.legend mb="1" textStyle="xs" fontWeight="medium" color="fg.muted">
        {t(field.label)}
      </chakra.legend>
      <Flex gap="2" wrap="wrap">
        <Input
          ref={ref}
          type="date"
          w="9.5rem"
          aria-label={t('switchOffs.day')}
          aria-invalid={problem !== undefined}
          min={formatDay(bounds.from)}
          max={formatDay(bounds.upTo)}
          value={parts.day}
          onChange={event => change(withPart(value, { day: event.target.value }, bounds))}
          onBlur={blur}
        />
        <PartSelect
          label={t('switchOffs.hour')}
          value={parts.hour}
          options={hours}
          disabled={hasNoDay}
          isOffered={hour => isHourOffered(parts.day, hour, bounds)}
          choose={hour => change(withPart(value, { hour }, bounds))}
        />
        <PartSelect
          label={t('switchOffs.minute')}
          value={parts.minute}
          options={minutes}
          disabled={hasNoDay}
          isOffered={minute => isMinuteOffered(parts, minute, bounds)}
          choose={minute => change(withPart(value, { minute }, bounds))}
        />
      </Flex>
      {problem && <GroupProblem text={problem} />}
    </chakra.fieldset>
  )
}

export const timeBoxes = { offAt: TimeBox, onAt: TimeBox } as const
