import type { ComponentProps } from 'react'
import { buttonLook, type ButtonLook } from './button-look'

type PlainButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook

/** A button of the first screens: it looks like Chakra's, and costs a slow machine no style of its own. */
export function PlainButton({ variant, size, shape, ...button }: PlainButtonProps) {
  return <button type="button" {...buttonLook({ variant, size, shape })} {...button} />
}
