import { lmds, type Lmd } from '@liftwatch/core/contract/lmds'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { z } from 'zod/mini'
import { useListSearch } from '../../components/record-list/list-search'
import { LiftRows } from '../../estate/lift-rows'

const pageOfDevice = z.omit(lmds.lifts.input, { id: true })

export function LmdLifts({ of: device }: { readonly of: Lmd }) {
  const search = useListSearch(pageOfDevice)
  return (
    <LiftRows
      search={search}
      query={useAnswer(lmds.lifts, { ...search.page, id: device.id })}
      exported={{ endpoint: lmds.exportLifts, input: { id: device.id } }}
    />
  )
}
