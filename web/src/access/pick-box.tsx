import { chakra, Skeleton } from '@chakra-ui/react'
import { rankedChoices } from '@liftwatch/core/domain/ranked-choices'
import { itemsIn } from '@liftwatch/core/views/forms/form-values'
import { useState } from 'react'
import type { FieldBoxProps } from '../components/form/field-box'
import { GroupProblem } from '../components/form/group-problem'
import { SwitchBox } from '../components/form/switch-box'
import { FilterInput } from '../components/filters/filter-box'
import { useTexts } from '../texts'

interface PickBoxProps extends FieldBoxProps {
  /** Undefined while they are loading. */
  readonly options: readonly { readonly id: string; readonly name: string }[] | undefined
  /** Said where there are none. */
  readonly none: string
}

/** More than these are found by typing. */
const searchedFrom = 8

/** Any of the records that the server has, by their ids. */
export function PickBox({ field, value, change, problem, disabled, options, none }: PickBoxProps) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const label = t(field.label)
  const chosen = new Set(itemsIn(value))
  const known = options?.map(({ id, name }) => ({ id, value: name, label: name })) ?? []
  const found = rankedChoices(known, typed)

  function choose(id: string, isChosen: boolean): void {
    const others = [...chosen].filter(other => other !== id)
    change([...others, ...(isChosen ? [id] : [])].join(','))
  }

  return (
    <chakra.fieldset display="grid" gap="2" minW="0" disabled={disabled}>
      <chakra.legend mb="1" textStyle="xs" fontWeight="medium" color="fg.muted">
        {label}
      </chakra.legend>
      {!options && <Skeleton h="8" />}
      {options?.length === 0 && <chakra.p color="fg.muted">{none}</chakra.p>}
      {known.length > searchedFrom && (
        <FilterInput
          aria-label={`${label}: ${t('list.search')}`}
          placeholder={t('list.search')}
          value={typed}
          // Enter would send the form.
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          onChange={event => setTyped(event.target.value)}
        />
      )}
      {known.length > 0 && (
        <chakra.div display="grid" gap="1" maxH="14rem" overflow="auto" p="1">
          {found.map(option => (
            <SwitchBox
              key={option.id}
              label={option.label}
              checked={chosen.has(option.id)}
              onChange={event => choose(option.id, event.target.checked)}
            />
          ))}
          {found.length === 0 && <chakra.p color="fg.muted">{t('list.nothingFound')}</chakra.p>}
        </chakra.div>
      )}
      {problem && <GroupProblem text={problem} />}
    </chakra.fieldset>
  )
}
