import { chakra, Flex } from '@chakra-ui/react'
import { useSession } from '@liftwatch/core/hooks/session'
import { useTexts } from '../../texts'
import { Panel } from './panel'
import { TwoStepOwn } from './two-step-own'
import { TwoStepRule } from './two-step-rule'

/** One's own two-step log-in and, for an ADMIN, whether everyone needs it. */
export function TwoStepSection() {
  const t = useTexts()
  const state = useSession()
  const organization = state.status === 'ready' && state.organization.role === 'ADMIN' && state.organization.name
  return (
    <Flex direction="column" gap="4">
      <Panel title={t('twoStep.title')} hint={t('twoStep.hint')}>
        <chakra.div maxW="24rem" display="grid" gap="4">
          <TwoStepOwn />
        </chakra.div>
      </Panel>
      {organization && (
        <Panel title={t('twoStep.organization')}>
          <TwoStepRule organization={organization} />
        </Panel>
      )}
    </Flex>
  )
}
