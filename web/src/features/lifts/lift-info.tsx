import { Grid } from '@chakra-ui/react'
import type { LiftDetail } from '@liftwatch/core/contract/estate/lifts'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { names } from '@liftwatch/core/tables/table'
import { RecordLink } from '../../app/record-link'
import { FactList } from '../../components/facts/fact-list'
import { columnFacts } from '../../components/record-list/column-facts'
import { FlagChips } from '../../estate/lift-flags'
import { liftCells } from '../../estate/lift-cells'
import { useTexts } from '../../texts'

const cells = { onlineFormat: liftCells['onlineFormat']! }

/** All that is known of a lift. */
export function LiftInfo({ of: lift }: { readonly of: LiftDetail }) {
  const t = useTexts()
  const facts = (keys: string) => columnFacts(liftTable, names(keys), lift, t, cells)
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="6" p={{ base: '3', md: '4' }} alignContent="start">
      <FactList title={t('estate.lift.lift')} facts={facts('name liftNumber townCouncil liftCompany')} />
      <FactList
        title={t('estate.lift.state')}
        facts={[
          [t('estate.lift.flags'), <FlagChips key="flags" flags={lift.flags} />],
          ...facts('openFaultCnt complaintCnt omsScheduleCnt'),
        ]}
      />
      <FactList
        title={t('estate.lift.place')}
        facts={[
          [
            t('tables.fields.building'),
            <RecordLink key="building" name="building" id={lift.building.id}>
              {lift.building.name}
            </RecordLink>,
          ],
          ...facts('address postalCode'),
        ]}
      />
      <FactList
        title={t('estate.lift.device')}
        facts={[
          [t('tables.fields.lmdName'), lift.lmdName],
          ...facts('lmdClientId'),
          [t('estate.lift.lmdAddress'), lift.lmdAddress],
          ...facts('onlineFormat lastOnlineTs'),
        ]}
      />
    </Grid>
  )
}
