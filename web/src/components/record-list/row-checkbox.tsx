interface RowCheckboxProps {
  readonly label: string
  readonly isChecked: boolean
  /** Some of what it selects is ticked, and some not. */
  readonly isMixed?: boolean
  /** Undefined where there is nothing to do to the row. */
  readonly toggle: (() => void) | undefined
}

/** A tick for a row; the whole cell around it can be hit, and the row does not open by it. */
export function RowCheckbox({ label, isChecked, isMixed = false, toggle }: RowCheckboxProps) {
  return (
    <label className="lw-tick" onClick={event => event.stopPropagation()}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={toggle === undefined}
        ref={box => {
          if (box) box.indeterminate = isMixed
        }}
        onChange={toggle}
      />
    </label>
  )
}
