import { AppError } from '@liftwatch/core/errors'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import type { Command } from 'commander'
import { z } from 'zod'

type Edit = Pick<FormView, 'edits'>

/** Of what the server refuses where others were quicker: until when one has seen the record. */
export const sinceShape = {
  ifUnchangedSince: z.iso
    .datetime({ offset: true, error: 'must be a time such as 2026-11-24T08:00:00Z' })
    .transform(Date.parse)
    .optional(),
}

/** Adds the option, where a record of the kind says when it was changed. */
export function addSince(command: Command, { edits }: Edit): Command {
  if (!edits?.lastChange) return command
  return command.option('--if-unchanged-since <time>', 'refuse if it was changed after this time, its updatedAt')
}

/**
 * What the call takes of the change that an edit was made from. Errors: changed-meanwhile {name, sinceAt}.
 * @param since until when the record was seen (epoch milliseconds); undefined for one that is edited as it is now
 */
export function madeFrom({ edits }: Edit, row: FormRow, since: number | undefined): { readonly updatedAt?: number } {
  const last = edits?.lastChange?.(row)
  if (!last) return {}
  if (since !== undefined && last.sinceAt > since) throw new AppError('changed-meanwhile', { params: last })
  return { updatedAt: last.sinceAt }
}
