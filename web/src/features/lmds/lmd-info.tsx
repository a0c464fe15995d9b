import { Box } from '@chakra-ui/react'
import type { Lmd } from '@liftwatch/core/contract/estate/lmds'
import { lmdView } from '@liftwatch/core/views/resources/lmds'
import { FactTable } from '../../components/facts/fact-table'
import { ViewFacts } from '../../records/view-facts'
import { lmdCells } from './lmd-cells'
import { LmdRefusals } from './lmd-refusals'

/** All that is known of a device: its state, and what it is. */
export function LmdInfo({ of: lmd }: { readonly of: Lmd }) {
  return (
    <Box p={{ base: '3', md: '4' }}>
      <ViewFacts view={lmdView} row={lmd} cells={lmdCells} Shape={FactTable} />
      <LmdRefusals refusals={lmd.refusals} />
    </Box>
  )
}
