import type { Lmd } from '@liftwatch/core/contract/lmds'
import { RecordLink } from '../../app/record-link'
import { HeadFacts } from '../../components/head-facts'
import { OnlineChip } from '../../estate/online-chip'
import { useTexts } from '../../texts'

export function LmdHead({ of: device }: { readonly of: Lmd }) {
  const t = useTexts()
  return (
    <HeadFacts
      facts={[
        [t('alarms.fields.lmdClientId'), device.clientId],
        [t('tables.fields.online'), <OnlineChip key="online" isOnline={device.isOnline} />],
        [
          t('tables.fields.building'),
          <RecordLink key="building" name="building" id={device.building?.id ?? null}>
            {device.building?.name}
          </RecordLink>,
        ],
        [t('alarms.fields.address'), device.building?.address],
      ]}
    />
  )
}
