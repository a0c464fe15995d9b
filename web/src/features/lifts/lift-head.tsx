import type { LiftDetail } from '@liftwatch/core/contract/estate/lifts'
import { Button } from '@chakra-ui/react'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { Link } from 'react-router-dom'
import { useCanOpen } from '../../app/can-open'
import { RecordLink } from '../../app/record-link'
import { HeadFacts } from '../../components/facts/head-facts'
import { LogCase } from '../../estate/log-case'
import { PlanSwitchOff } from '../../estate/plan-switch-off'
import { useTexts } from '../../texts'

export function LiftHead({ of: lift }: { readonly of: LiftDetail }) {
  const t = useTexts()
  const canOpen = useCanOpen()
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
      <PlanSwitchOff liftId={lift.id} openCnt={lift.omsScheduleCnt} />
      {canOpen('lm-schedule') && (
        <Button asChild justifySelf="start" alignSelf="start">
          <Link to={{ pathname: screens['lm-schedule'].path, search: `liftId=${lift.id}` }}>
            {t('screens.lm-schedule.name')}
          </Link>
        </Button>
      )}
    </>
  )
}
