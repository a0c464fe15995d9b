import { Box } from '@chakra-ui/react'
import { lmdAttribute, type Lmd } from '@liftwatch/core/contract/estate/lmds'
import { lmdTable } from '@liftwatch/core/tables/lmds'
import { names } from '@liftwatch/core/tables/table'
import { z } from 'zod/mini'
import { FactTable } from '../../components/facts/fact-table'
import { columnFacts } from '../../components/record-list/column-facts'
import { useTexts } from '../../texts'
import { lmdCells } from './lmd-cells'
import { LmdRefusals } from './lmd-refusals'

const keys = names(
  'name clientId vendor lastOnlineTs lastTestCallTs isTestCallOverdue',
  ...z.keyof(z.omit(lmdAttribute, { clientId: true })).options,
)

/** All that is known of a device: its state, and what it is. */
export function LmdInfo({ of: lmd }: { readonly of: Lmd }) {
  const t = useTexts()
  return (
    <Box p={{ base: '3', md: '4' }}>
      <FactTable title={t('estate.tabs.lmdInfo')} facts={columnFacts(lmdTable, keys, lmd, t, lmdCells)} />
      <LmdRefusals refusals={lmd.refusals} />
    </Box>
  )
}
