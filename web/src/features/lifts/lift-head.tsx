import type { LiftDetail } from '@liftwatch/core/contract/estate/lifts'
import { RecordLink } from '../../app/record-link'
import { HeadFacts } from '../../components/facts/head-facts'
import { LogCase } from '../../estate/log-case'
import { useTexts } from '../../texts'

export function LiftHead({ of: lift }: { readonly of: LiftDetail }) {
  const t = useTexts()
  return (
    <>
      <HeadFacts
        facts={[
          [t('estate.lift.id'), lift.id],
          [
            t('tables.fields.lmdName'),
            <RecordLink key="lmd" name="lmd" id={lift.lmd?.id ?? null}>
              {lift.lmdName}
            </RecordLink>,
          ],
          [t('estate.lmd.id'), lift.lmd?.attribute.clientId],
          [t('estate.lift.lmdAddress'), lift.lmdAddress],
        ]}
      />
      <LogCase liftId={lift.id} />
    </>
  )
}
