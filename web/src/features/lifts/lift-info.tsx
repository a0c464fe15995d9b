import { Grid } from '@chakra-ui/react'
import type { LiftDetail } from '@liftwatch/core/contract/estate/lifts'
import { liftView } from '@liftwatch/core/views/resources/lifts'
import { RecordLink } from '../../app/record-link'
import { FlagChips } from '../../estate/lift-flags'
import { liftCells } from '../../estate/lift-cells'
import { ViewFacts } from '../../records/view-facts'
import { useTexts } from '../../texts'

const cells = { onlineFormat: liftCells['onlineFormat']! }

/** All that is known of a lift. */
export function LiftInfo({ of: lift }: { readonly of: LiftDetail }) {
  const t = useTexts()
  const flags = <FlagChips flags={lift.flags} />
  const building = (
    <RecordLink name="building" id={lift.building.id}>
      {lift.building.name}
    </RecordLink>
  )
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="6" p={{ base: '3', md: '4' }} alignContent="start">
      <ViewFacts
        view={liftView}
        row={lift}
        cells={cells}
        besides={{
          'estate.lift.state': facts => [[t('estate.lift.flags'), flags], ...facts],
          'estate.lift.place': facts => [[t('tables.fields.building'), building], ...facts],
          'estate.lift.device': ([clientId, ...others]) => [
            [t('tables.fields.lmdName'), lift.lmdName],
            clientId!,
            [t('estate.lift.lmdAddress'), lift.lmdAddress],
            ...others,
          ],
        }}
      />
    </Grid>
  )
}
