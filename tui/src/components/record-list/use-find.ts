import { useState } from 'react'
import { edited, fieldOf, type FieldEdit, type FieldState } from '../form/field-state'
import type { Commands } from '../../input/key-router'

interface FindOptions {
  /** What is sought now. */
  readonly quick: string
  readonly seek: (quick: string) => void
  /** Whether its rows can be found by a name. */
  readonly isPossible: boolean
}

interface Find {
  /** What is being typed; undefined while nothing is. */
  readonly field: FieldState | undefined
  readonly commands: Commands
  readonly onText: ((text: string) => void) | undefined
}

// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const unwritable = /[\x00-\x1f\x7f-\x9f]/g

/** A line above the rows by which they are found: they follow while one types, Enter keeps them, Escape shows all again. */
export function useFind({ quick, seek, isPossible }: FindOptions): Find {
  const [field, become] = useState<FieldState>()
  if (!isPossible) return { field: undefined, commands: {}, onText: undefined }

  function write(next: FieldState): void {
    become(next)
    if (next.text.trim() !== quick) seek(next.text.trim())
  }

  function close(): void {
    become(undefined)
    seek('')
  }

  if (!field) {
    const clear = quick !== '' && ({ 'list.clearFind': { run: close } } satisfies Commands)
    return {
      field,
      commands: { 'list.quickFilter': { run: () => become(fieldOf(quick)) }, ...clear },
      onText: undefined,
    }
  }
  const edit = (kind: Exclude<FieldEdit['kind'], 'insert' | 'up' | 'down'>) => ({
    run: () => write(edited(field, { kind })),
  })
  return {
    field,
    onText: text => write(edited(field, { kind: 'insert', text: text.replace(unwritable, '') })),
    commands: {
      'find.keep': { run: () => become(undefined) },
      'list.clearFind': { run: close },
      'field.left': edit('left'),
      'field.right': edit('right'),
      'field.backspace': edit('backspace'),
      'field.delete': edit('delete'),
      'field.clear': edit('clear'),
    },
  }
}
