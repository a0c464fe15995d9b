import { chakra, Input } from '@chakra-ui/react'
import { useId, useState, type KeyboardEvent } from 'react'

export interface ComboOption {
  readonly value: string
  /** Shown beside the value. */
  readonly label?: string
}

interface ComboBoxProps {
  readonly value: string
  readonly change: (value: string) => void
  readonly blur?: () => void
  /** Those that go with what was typed so far. */
  readonly options: readonly ComboOption[]
  readonly maxLength: number
  /** Names the list of options. */
  readonly label: string
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A box to type into that offers what fits: arrows go through the offers, Enter takes one, Escape leaves what was typed. */
export function ComboBox({ value, change, blur, options, maxLength, label }: ComboBoxProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && options.length > 0

  function choose(option: ComboOption): void {
    change(option.value)
    setOpen(false)
    setActive(-1)
  }

  function press(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      const next = isShown ? (active + step + options.length) % options.length : 0
      setActive(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (isShown && event.key === 'Enter' && options[active]) {
      event.preventDefault()
      choose(options[active])
    } else if (isShown && event.key === 'Escape') {
      // The list alone is left, not the form that it is in.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <chakra.div pos="relative" w="full">
      <Input
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        value={value}
        maxLength={maxLength}
        onChange={event => {
          change(event.target.value)
          setActive(-1)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false)
          blur?.()
        }}
        onKeyDown={press}
      />
      <chakra.ul
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={!isShown}
        pos="absolute"
        top="100%"
        insetX="0"
        mt="1"
        zIndex="popover"
        maxH="16rem"
        overflow="auto"
        p="1"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        shadow="lg"
      >
        {isShown &&
          options.map((option, index) => (
            <chakra.li
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // The box keeps the focus, so that its list is still there for the click.
              onMouseDown={event => event.preventDefault()}
              onClick={() => choose(option)}
              px="2"
              py="1"
              borderRadius="l2"
              cursor="pointer"
              _hover={{ bg: 'bg.muted' }}
              _selected={{ bg: 'info.subtle' }}
            >
              {option.value}
              {option.label && ' '}
              {option.label && (
                <chakra.span ms="1" color="fg.muted">
                  {option.label}
                </chakra.span>
              )}
            </chakra.li>
          ))}
      </chakra.ul>
    </chakra.div>
  )
}
