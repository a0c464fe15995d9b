import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import type { ComponentType } from 'react'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import type { ListScope } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import type { RecordKind } from './record-kind'
import { useDetailContext } from './use-fact-context'

export type DetailScreen<Row> = ComponentType<{
  /** As it was known when it was opened: it is shown until the server has answered, or for good where there is no call for one. */
  readonly opened: Row
  /** From which record's list it was opened, if it was. */
  readonly scope: ListScope | undefined
}>

/** The screen of one record with all that is known of it, and the lists that lead on from it. */
export function detailScreen<Row extends { readonly id: string }>(kind: RecordKind<Row>): DetailScreen<Row> {
  const { detail, page } = kind.calls
  return function RecordScreen({ opened, scope }) {
    const { translate } = useProgram()
    const { data, error } = useAnswer<Endpoint>(detail ?? page, detail && { id: opened.id })
    const row = (data as Row | undefined) ?? opened
    const context = useDetailContext()
    const facts = kind.useDetail(row, kind.facts(row, context), context)
    useKeys(kind.useCommands(row))
    const title = [translate(kind.title), kind.nameOf(row)] as const
    const trail = detail || !scope ? title : ([...scope.trail, ...title] as const)
    return <Detail trail={trail} facts={facts} error={error} />
  }
}
