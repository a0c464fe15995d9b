import { chakra, Flex } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[]
  readonly chosen: Value
  readonly choose: (value: Value) => void
  readonly children?: ReactNode
}

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({ label, options, chosen, choose, children }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <chakra.fieldset>
      <chakra.legend mb="2" textStyle="xs" fontWeight="medium" color="fg.muted">
        {label}
      </chakra.legend>
      <Flex direction="column" gap="2" align="start">
        {options.map(option => (
          <chakra.label key={option.value} display="flex" gap="2" cursor="pointer">
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => choose(option.value)}
              w="4"
              h="4"
              mt="0.5"
              flexShrink={0}
              accentColor="info.solid"
            />
            <span>
              {option.label}
              {option.hint && (
                <chakra.span display="block" textStyle="xs" color="fg.muted">
                  {option.hint}
                </chakra.span>
              )}
            </span>
          </chakra.label>
        ))}
      </Flex>
      {children}
    </chakra.fieldset>
  )
}
