import type { DeadLetter, WholeDeadLetter } from '@liftwatch/core/contract/devices/dead-letters'
import { instantColumn, plainColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'

const facts: readonly Column<DeadLetter>[] = [
  plainColumn('id', 'cli.fields.id'),
  instantColumn('receivedAt', 'cli.fields.receivedAt'),
  plainColumn('clientId', 'audit.fields.clientId'),
  plainColumn('topic', 'cli.fields.topic', { canShrink: true }),
  plainColumn('size', 'cli.fields.bytes'),
  plainColumn('reason', 'audit.fields.code', { canShrink: true }),
]

export const letterColumns: Columns<DeadLetter> = { all: facts, inTable: facts.filter(({ name }) => name !== 'topic') }

export const wholeLetterColumns: readonly Column<WholeDeadLetter>[] = [
  ...facts,
  plainColumn('text', 'cli.fields.text'),
  plainColumn('payloadBase64'),
]
