export interface ButtonLook {
  readonly variant?: 'solid' | 'outline' | 'ghost' | undefined
  readonly size?: 'xs' | 'sm' | undefined
  /** A sign alone; with nearly as little room; with little; as wide as what it is in; the same, one of a list. */
  readonly shape?: 'icon' | 'tight' | 'narrow' | 'wide' | 'entry' | undefined
}

/** What makes an element look like one of Chakra's buttons by a class alone: a link too. */
export function buttonLook({ variant = 'outline', size = 'sm', shape }: ButtonLook) {
  return { className: 'lw-button', 'data-variant': variant, 'data-size': size, 'data-shape': shape }
}
