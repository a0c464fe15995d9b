import { formatInstant } from '@liftwatch/core/text/format'
import { typedOver } from '@liftwatch/core/views/forms/changed-fields'
import type { FormValues } from '@liftwatch/core/views/forms/form-field'
import { startValues } from '@liftwatch/core/views/forms/form-values'
import type { FormRow } from '@liftwatch/core/views/forms/form-view'
import { useState } from 'react'
import type { OpenedForm } from '../../navigation/navigation'
import { useProgram } from '../../program/program'

/** Of a long text so many characters are shown: a question has to fit the smallest window. */
const shownMax = 160

function beginningOf(text: string): string {
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text
}

type Send = (values: FormValues, madeFrom: Readonly<Record<string, unknown>>) => unknown

/**
 * Who changed the record while it was edited here (decisions.md section 11). What was typed stays, and is saved over that only once its
 * writer says so; what was not touched is as the record now has it.
 */
export function useChangedMeanwhile({ view, row: opened }: OpenedForm, row: FormRow | undefined) {
  const { translate } = useProgram()
  const { lastChange } = view.edits ?? {}
  const [from, setFrom] = useState(() => opened && lastChange?.(opened).sinceAt)
  const [waiting, wait] = useState<{ readonly typed: FormValues; readonly send: Send }>()
  const last = row && lastChange?.(row)
  const changed = last && last.sinceAt !== from ? last : undefined
  const text = changed && translate('forms.meanwhile', { name: changed.name, at: formatInstant(changed.sinceAt) })

  function ask(typed: FormValues, send: Send): unknown {
    return changed ? wait({ typed, send }) : send(typed, {})
  }

  function dialog() {
    if (!waiting || !changed || text === undefined) return undefined
    const { typed, send } = waiting
    const atStart = startValues(view, opened)
    const start = startValues(view, row)
    const touched = Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== atStart[name]))
    const over = typedOver(translate, { fields: view.fields, touched, typed, start })
    const words = over.map(({ label, value }) => translate('forms.nowIs', { label, value: beginningOf(value) }))
    return {
      question: [text, ...words, `${translate('forms.keepMine')}?`].join(' '),
      yes() {
        wait(undefined)
        setFrom(changed.sinceAt)
        send({ ...typed, ...start, ...touched }, { updatedAt: changed.sinceAt })
      },
      no: () => wait(undefined),
      isGrave: true,
    }
  }

  return { madeFrom: from === undefined ? {} : { updatedAt: from }, text, ask, asked: dialog() }
}
