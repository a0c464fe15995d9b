import { chakra } from '@chakra-ui/react'

interface AlertSwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
}

/** A cell with one switch in it. */
export function AlertSwitch({ label, isOn, turn }: AlertSwitchProps) {
  return (
    <chakra.td py="2" pe="4">
      <chakra.input
        type="checkbox"
        aria-label={label}
        display="block"
        w="4"
        h="4"
        accentColor="info.solid"
        cursor="pointer"
        checked={isOn}
        onChange={event => turn(event.target.checked)}
      />
    </chakra.td>
  )
}
