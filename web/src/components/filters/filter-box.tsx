import type { ComponentProps, CSSProperties, ReactNode } from 'react'

/** A box that looks like a form's; filters can be left empty and cannot be wrong, so they do without a form's machinery. */
export function FilterInput(input: Omit<ComponentProps<'input'>, 'className'>) {
  return <input className="lw-box" {...input} />
}

/** How wide a filter is where there is room for several in a row. */
export function filterWidth(width: string): CSSProperties {
  return { '--lw-filter-width': width } as CSSProperties
}

interface FilterLabelProps {
  readonly label: string
  readonly width: string
  /** The box that it names. */
  readonly children: ReactNode
}

/** A filter's name over its box. */
export function FilterLabel({ label, width, children }: FilterLabelProps) {
  return (
    <label className="lw-filter" style={filterWidth(width)}>
      <span className="lw-filter-name">{label}</span>
      {children}
    </label>
  )
}
