import { defineRecipe, defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react'

/** What buttons and boxes share: one height a size, so that they line up in a row. */
const disabled: SystemStyleObject = { opacity: 0.55, cursor: 'not-allowed' }

export const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: disabled,
  },
  variants: {
    size: {
      xs: { h: '7', minW: '7', px: '2', textStyle: 'xs' },
      sm: { h: '8', minW: '8', px: '3', textStyle: 'sm' },
      md: { h: '10', minW: '10', px: '4', textStyle: 'md' },
    },
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', _hover: { bg: 'colorPalette.solid/92' } },
      outline: { bg: 'bg.panel', borderColor: 'border.strong', color: 'fg', _hover: { bg: 'bg.muted' } },
      ghost: { color: 'fg', _hover: { bg: 'bg.muted' }, _expanded: { bg: 'bg.muted' } },
    },
  },
  defaultVariants: { size: 'sm', variant: 'outline' },
})

const box: SystemStyleObject = {
  w: 'full',
  minW: 0,
  px: '2',
  appearance: 'none',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'l2',
  focusVisibleRing: 'inside',
  _placeholder: { color: 'fg.muted', opacity: 1 },
  _invalid: { borderColor: 'border.error', focusRingColor: 'border.error' },
  _disabled: disabled,
}

export const input = defineRecipe({
  base: box,
  variants: { size: { sm: { h: '8', textStyle: 'sm' }, md: { h: '10', px: '3', textStyle: 'md' } } },
  defaultVariants: { size: 'sm' },
})

/** A choice as filters have it; its arrow is drawn beside it. */
export const select = defineRecipe({ base: { ...box, h: '8', pe: '7', textStyle: 'sm', textOverflow: 'ellipsis' } })

export const textarea = defineRecipe({ base: { ...box, py: '2', minH: '16', textStyle: 'sm' } })

const arrowSize: SystemStyleObject = { w: '4', h: '4' }
const selectArrow: SystemStyleObject = {
  position: 'absolute',
  insetEnd: '2',
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  color: 'fg.muted',
}

/** The arrow itself, where nothing is around it. */
export const selectIcon: SystemStyleObject = { ...selectArrow, ...arrowSize }

export const nativeSelect = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { display: 'flex', w: 'full', position: 'relative' },
    field: select.base!,
    indicator: { ...selectArrow, _icon: arrowSize },
  },
})

export const field = defineSlotRecipe({
  slots: ['root', 'label', 'errorText', 'helperText', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1', w: 'full', minW: 0 },
    label: { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
    errorText: { textStyle: 'xs', fontWeight: 'medium', color: 'fg.error' },
    helperText: { textStyle: 'xs', color: 'fg.muted' },
    requiredIndicator: { color: 'fg.error', ms: '1' },
  },
})

export const skeleton = defineRecipe({
  base: { bg: 'bg.emphasized', borderRadius: 'l2', animation: 'breathe 1.6s ease-in-out infinite' },
})
