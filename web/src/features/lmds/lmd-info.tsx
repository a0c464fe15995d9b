import { Box } from '@chakra-ui/react'
import { lmdAttribute, type Lmd } from '@liftwatch/core/contract/lmds'
import { formatInstant } from '@liftwatch/core/text/format'
import { z } from 'zod/mini'
import { FactTable } from '../../components/fact-table'
import { useTexts } from '../../texts'
import { LmdRefusals } from './lmd-refusals'
import { TestCallChip } from './test-call-chip'

const attributeNames = z.keyof(z.omit(lmdAttribute, { clientId: true })).options

/** All that is known of a device: its state, and what it is. */
export function LmdInfo({ of: lmd }: { readonly of: Lmd }) {
  const t = useTexts()
  return (
    <Box p={{ base: '3', md: '4' }}>
      <FactTable
        title={t('estate.tabs.lmdInfo')}
        facts={[
          [t('tables.fields.lmdName'), lmd.name],
          [t('alarms.fields.lmdClientId'), lmd.clientId],
          [t('tables.fields.vendor'), lmd.vendor],
          [t('tables.fields.lastOnlineTs'), formatInstant(lmd.lastOnlineTs)],
          [t('tables.fields.lastTestCallTs'), formatInstant(lmd.lastTestCallTs)],
          [t('tables.fields.testCall'), <TestCallChip key="call" isOverdue={lmd.isTestCallOverdue} />],
          ...attributeNames.map(name => [t(`tables.lmd.${name}`), lmd.attribute[name]] as const),
        ]}
      />
      <LmdRefusals refusals={lmd.refusals} />
    </Box>
  )
}
