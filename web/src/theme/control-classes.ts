import type { SystemStyleObject } from '@chakra-ui/react'
import { button, input, select, selectIcon } from './controls'

/** Each variant of a recipe's part as a class with an attribute of its name. */
function byAttribute(
  selector: string,
  attribute: string,
  variants: Readonly<Record<string, SystemStyleObject>>,
): Record<string, SystemStyleObject> {
  return Object.fromEntries(
    Object.entries(variants).map(([value, style]) => [`${selector}[data-${attribute}=${value}]`, style]),
  )
}

/** Buttons and boxes by the same recipes as Chakra's, as classes: see `shellClasses`. */
export const controlClasses: Record<string, SystemStyleObject> = {
  '.lw-button': button.base!,
  ...byAttribute('.lw-button', 'size', button.variants!.size),
  ...byAttribute('.lw-button', 'variant', button.variants!.variant),
  '.lw-button[data-shape=icon]': { px: '0' },
  '.lw-button[data-shape=tight]': { px: '1' },
  '.lw-button[data-shape=narrow]': { px: '2' },
  '.lw-button[data-shape=wide]': { w: 'full' },
  '.lw-button[data-shape=entry]': { w: 'full', justifyContent: 'start', _selected: { bg: 'info.subtle' } },
  // A button's word, where there is room for more than its sign.
  '.lw-button-word': { hideBelow: 'lg' },
  '.lw-box': { ...input.base, ...input.variants!.size.sm },
  '.lw-choice': { display: 'flex', pos: 'relative' },
  '.lw-select': select.base!,
  '.lw-choice > svg': selectIcon,
  '.lw-popover': {
    pos: 'fixed',
    minW: '12rem',
    maxW: 'calc(100vw - 1rem)',
    p: '1',
    overflow: 'auto',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderRadius: 'l3',
    shadow: 'lg',
  },
  '.lw-popover .lw-box': { mb: '1' },
  '.lw-popover-words': { px: '3', py: '2', color: 'fg.muted' },
  '.lw-popover-words[data-small]': { maxW: '16rem', textStyle: 'xs' },
  '.lw-popover-options': { maxH: '20rem', overflow: 'auto' },
  '.lw-option': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '8',
    px: '2',
    borderRadius: 'l2',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
  '.lw-option > input': { w: '4', h: '4', accentColor: 'info.solid' },
}
