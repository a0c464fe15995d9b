import { chakra, Flex } from '@chakra-ui/react'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useAction } from '@liftwatch/core/hooks/action'
import { createSwitchOffForm } from '@liftwatch/core/views/forms/switch-offs'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ForbiddenPage } from '../../app/message-pages'
import { ViewForm } from '../../components/form/view-form'
import { useKeys } from '../../components/keys/use-keys'
import { BackLink } from '../../components/page/back-link'
import { lastListPath } from '../../last-list'
import { useTexts } from '../../texts'
import { LiftBox } from './lift-box'
import { PlannedTimes, timeBoxes } from './time-box'

const own = { liftId: LiftBox, ...timeBoxes }

/** A switch-off to be planned; the lift may be known from where one comes. */
export function NewSwitchOffPage() {
  const t = useTexts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const liftId = search.get('liftId') ?? undefined
  const back = lastListPath(screens['oms-schedule'].path)
  const { refusal } = useAction(createSwitchOffForm)
  useKeys({ back: () => void navigate(back) })
  if (refusal?.code === 'no-permission') return <ForbiddenPage />
  return (
    <>
      <Flex align="center" gap="3" px={{ base: '3', md: '4' }} py="3" bg="bg.panel" borderBottomWidth="1px">
        <BackLink to={back}>{t('switchOffs.title')}</BackLink>
        <chakra.h2 textStyle="lg" fontWeight="semibold">
          {t('switchOffs.create')}
        </chakra.h2>
      </Flex>
      <chakra.div p={{ base: '3', md: '4' }} maxW="48rem" overflow="auto">
        <PlannedTimes>
          <ViewForm
            view={createSwitchOffForm}
            own={own}
            {...(liftId !== undefined && { known: { liftId }, draftOf: liftId })}
            cancel={() => void navigate(back)}
            done={({ id }) => void navigate(detailPath('oms-schedule', id), { replace: true })}
          />
        </PlannedTimes>
      </chakra.div>
    </>
  )
}
