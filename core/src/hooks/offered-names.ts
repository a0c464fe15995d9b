import { useMemo } from 'react'
import { passengerTraps } from '../contract/alarms/passenger-traps'
import { technicianCodes } from '../contract/alarms/technician-codes'
import { labelIn } from '../domain/labels'
import type { OfferedList } from '../views/forms/form-field'
import { useAnswer } from './answer'

export interface OfferedName {
  readonly value: string
  /** What else it is found by: its words in either language. */
  readonly label: string
  /** What is said beside it. */
  readonly shown?: string
}

/** What a box offers, with words in the reader's language; nothing before the server has said which there are. */
export function useOfferedNames(list: OfferedList | undefined, language: 'en' | 'zh'): readonly OfferedName[] {
  const { data: teams } = useAnswer(passengerTraps.teams, list === 'teams' ? {} : undefined)
  return useMemo(() => {
    if (list === 'teams') return (teams ?? []).map(value => ({ value, label: value }))
    if (list === undefined) return []
    return technicianCodes.map(one => {
      const shown = labelIn(language, one)
      return { value: one.code, label: `${shown} ${shown === one.label ? one.labelZh : one.label}`, shown }
    })
  }, [list, teams, language])
}
