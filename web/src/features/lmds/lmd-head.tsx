import type { Lmd } from '@liftwatch/core/contract/estate/lmds'
import { lmdTable } from '@liftwatch/core/tables/lmds'
import { RecordLink } from '../../app/record-link'
import { HeadFacts } from '../../components/facts/head-facts'
import { columnFacts } from '../../components/record-list/column-facts'
import { useTexts } from '../../texts'
import { lmdCells } from './lmd-cells'

export function LmdHead({ of: device }: { readonly of: Lmd }) {
  const t = useTexts()
  return (
    <HeadFacts
      facts={[
        ...columnFacts(lmdTable, ['clientId', 'onlineFormat'], device, t, lmdCells),
        [
          t('tables.fields.building'),
          <RecordLink key="building" name="building" id={device.building?.id ?? null}>
            {device.building?.name}
          </RecordLink>,
        ],
        ...columnFacts(lmdTable, ['address'], device, t),
      ]}
    />
  )
}
