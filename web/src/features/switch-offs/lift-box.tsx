import { chakra, Input } from '@chakra-ui/react'
import { lifts } from '@liftwatch/core/contract/estate/lifts'
import { splitLiftName } from '@liftwatch/core/domain/lift-name'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useDeferredValue, useId, useState } from 'react'
import type { FieldBoxProps } from '../../components/form/field-box'
import { GroupProblem } from '../../components/form/group-problem'
import { useTexts } from '../../texts'

/** More than these are found by typing more. */
const offeredMax = 20

/** The lift that is to be switched off, found by its name; one that has a switch-off already cannot be chosen (specification 2 section 5). */
export function LiftBox({ field, value, change, ref, problem }: FieldBoxProps) {
  const t = useTexts()
  const name = useId()
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed.trim())
  const { data: chosen } = useAnswer(lifts.detail, value === '' ? undefined : { id: value })
  const { data } = useAnswer(
    lifts.page,
    sought === '' ? undefined : { ...(splitLiftName(sought) ?? { blk: sought }), size: offeredMax, sort: 'name,ASC' },
  )
  const found = sought === '' ? [] : (data?.content ?? [])
  const shown = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  return (
    <chakra.fieldset minW="0" display="grid" gap="2">
      <chakra.legend mb="1" textStyle="xs" fontWeight="medium" color="fg.muted">
        {t(field.label)}
      </chakra.legend>
      <Input
        ref={ref}
        type="search"
        maxW="24rem"
        maxLength={60}
        autoComplete="off"
        aria-label={t('switchOffs.lookFor')}
        aria-invalid={problem !== undefined}
        placeholder={t('switchOffs.lookFor')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {shown.map(lift => {
        const hasOne = lift.omsScheduleCnt > 0
        return (
          <chakra.label key={lift.id} display="flex" gap="2" alignItems="baseline" color={hasOne ? 'fg.muted' : 'fg'}>
            <input
              type="radio"
              name={name}
              value={lift.id}
              checked={lift.id === value}
              disabled={hasOne}
              onChange={() => change(lift.id)}
            />
            <span>
              {lift.name}
              <chakra.span ms="2" color="fg.muted">
                {hasOne ? t('switchOffs.hasOne') : lift.building.address}
              </chakra.span>
            </span>
          </chakra.label>
        )
      })}
      {sought !== '' && data && found.length === 0 && <chakra.p color="fg.muted">{t('switchOffs.noLift')}</chakra.p>}
      {problem && <GroupProblem text={problem} />}
    </chakra.fieldset>
  )
}
