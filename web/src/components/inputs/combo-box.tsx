import { chakra, Input } from '@chakra-ui/react'
import { rankedChoices } from '@liftwatch/core/domain/ranked-choices'
import { useId, useState, type KeyboardEvent, type Ref } from 'react'

export interface ComboOption {
  readonly value: string
  /** What else it is found by; nothing where that is its value. */
  readonly label: string
  /** Shown beside the value. */
  readonly shown?: string
}

interface ComboBoxProps {
  readonly value: string
  readonly change: (value: string) => void
  readonly blur?: () => void
  readonly ref?: Ref<HTMLInputElement>
  /** All of them; those that go with what was typed are offered, the nearest first. */
  readonly options: readonly ComboOption[]
  readonly maxLength: number
  /** Names the list of options. */
  readonly label: string
}

/** What is offered: undefined while the list is closed, and whether something was typed since it opened. */
type Offer = { readonly isTyped: boolean; readonly active: number } | undefined

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A box to type into that offers what fits: what is highlighted is taken by Enter, arrows go through the offers, Escape leaves what was
 * typed. What was typed highlights the nearest by itself.
 */
export function ComboBox({ value, change, blur, ref, options, maxLength, label }: ComboBoxProps) {
  const listId = useId()
  const [offer, setOffer] = useState<Offer>()
  // Who opens the list again, to choose otherwise, sees all of it.
  const offered = offer === undefined ? [] : offer.isTyped ? rankedChoices(options, value) : options
  const isShown = offered.length > 0
  const active = offer?.active ?? -1

  const optionId = (index: number) => `${listId}-${index}`
  const open = () => setOffer({ isTyped: false, active: options.findIndex(option => option.value === value) })

  function choose(option: ComboOption): void {
    change(option.value)
    setOffer(undefined)
  }

  function step(by: number): void {
    if (!isShown) return open()
    const next = (active + by + offered.length) % offered.length
    setOffer({ isTyped: offer?.isTyped ?? false, active: active < 0 && by < 0 ? offered.length - 1 : next })
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function press(event: KeyboardEvent): void {
    // Enter that ends the writing of a Chinese word is no choice.
    if (event.nativeEvent.isComposing) return
    const by = steps[event.key]
    if (by !== undefined) {
      event.preventDefault()
      step(by)
    } else if (isShown && event.key === 'Enter' && offered[active]) {
      event.preventDefault()
      choose(offered[active])
    } else if (isShown && event.key === 'Escape') {
      // The list alone is left, not the form that it is in.
      event.preventDefault()
      event.stopPropagation()
      setOffer(undefined)
    }
  }

  return (
    <chakra.div pos="relative" w="full">
      <Input
        ref={ref}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        value={value}
        maxLength={maxLength}
        onChange={event => {
          const typed = event.target.value
          const isTyped = typed.trim() !== ''
          change(typed)
          // What names one of them to the letter needs no offer, which would lie over the next box.
          const isNamed = options.some(option => option.value === typed)
          setOffer(isNamed ? undefined : { isTyped, active: isTyped ? 0 : -1 })
        }}
        onClick={open}
        onBlur={() => {
          setOffer(undefined)
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
        {offered.map((option, index) => (
          <chakra.li
            key={option.value}
            id={optionId(index)}
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
            {option.shown && ' '}
            {option.shown && (
              <chakra.span ms="1" color="fg.muted">
                {option.shown}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
