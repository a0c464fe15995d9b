import { Grid } from '@chakra-ui/react'
import type { LiftDetail } from '@liftwatch/core/contract/lifts'
import { formatInstant } from '@liftwatch/core/text/format'
import { RecordLink } from '../../app/record-link'
import { FactList } from '../../components/fact-list'
import { FlagChips } from '../../estate/lift-flags'
import { OnlineChip } from '../../estate/online-chip'
import { useTexts } from '../../texts'

/** All that is known of a lift. */
export function LiftInfo({ of: lift }: { readonly of: LiftDetail }) {
  const t = useTexts()
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="6" p={{ base: '3', md: '4' }} alignContent="start">
      <FactList
        title={t('estate.lift.lift')}
        facts={[
          [t('alarms.fields.liftName'), lift.name],
          [t('alarms.fields.liftNumber'), lift.attribute.liftNumber],
          [t('alarms.fields.townCouncil'), lift.townCouncil],
          [t('alarms.fields.liftCompany'), lift.liftCompany],
        ]}
      />
      <FactList
        title={t('estate.lift.state')}
        facts={[
          [t('estate.lift.flags'), <FlagChips key="flags" flags={lift.flags} />],
          [t('tables.fields.openFaultCnt'), lift.openFaultCnt],
          [t('tables.fields.openComplaintCnt'), lift.complaintCnt],
          [t('tables.fields.omsScheduleCnt'), lift.omsScheduleCnt],
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
          [t('alarms.fields.address'), lift.building.address],
          [t('alarms.fields.postalCode'), lift.building.postalCode],
        ]}
      />
      <FactList
        title={t('estate.lift.device')}
        facts={[
          [t('tables.fields.lmdName'), lift.lmdName],
          [t('alarms.fields.lmdClientId'), lift.lmd?.attribute.clientId],
          [t('estate.lift.lmdAddress'), lift.lmdAddress],
          [t('tables.fields.online'), lift.lmd && <OnlineChip key="online" isOnline={lift.lmd.isOnline} />],
          [t('tables.fields.lastOnlineTs'), formatInstant(lift.lmd?.lastOnlineTs)],
        ]}
      />
    </Grid>
  )
}
