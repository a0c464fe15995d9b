import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import type { FieldBoxProps } from '../../components/form/field-box'
import { GroupProblem } from '../../components/form/group-problem'
import { useTexts } from '../../texts'
import { BuildingSearch } from './building-search'
import { LiftNow } from './lift-now'
import { LiftRadio } from './lift-radio'
import { usePlace } from './sought-place'

/** The lift of a new case: its building first, then the lift in it, with how it is now. */
export function LiftPicker({ value, change, ref, problem }: FieldBoxProps) {
  const t = useTexts()
  const place = usePlace()
  const chosen = value === '' ? undefined : value
  const follow = useEffectEvent((id: string | undefined) => place.follow(id))
  useEffect(() => follow(chosen), [chosen])
  const lift = place.lifts?.find(one => one.lift.id === chosen)
  return (
    <chakra.fieldset display="grid" gap="3" minW="0">
      <chakra.legend mb="2" textStyle="sm" fontWeight="semibold">
        {t('cases.sections.location')}
      </chakra.legend>
      <BuildingSearch first={ref} clear={() => change('')} />
      {place.buildingId !== undefined && (
        <LiftRadio
          lifts={place.lifts}
          chosen={value}
          choose={id => {
            change(id)
            if (id !== value) place.setAbout({})
          }}
        />
      )}
      {problem && <GroupProblem text={problem} />}
      {lift && <LiftNow of={lift} />}
    </chakra.fieldset>
  )
}
