import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../texts'
import { Panel } from './panel'
import { PasswordForm } from './password-form'

export function PasswordSection() {
  const t = useTexts()
  return (
    <Panel title={t('account.setPassword')}>
      <chakra.div maxW="24rem">
        <PasswordForm />
      </chakra.div>
    </Panel>
  )
}
