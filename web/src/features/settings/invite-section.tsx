import { chakra } from '@chakra-ui/react'
import type { accounts } from '@liftwatch/core/contract/accounts/accounts'
import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import { usePermissions, useSession } from '@liftwatch/core/hooks/session'
import { inviteForm } from '@liftwatch/core/views/forms/accounts'
import { useState } from 'react'
import { GroupPicker } from '../../access/group-picker'
import { settingsPath } from '../../app/paths'
import { ViewForm } from '../../components/form/view-form'
import { TextLink } from '../../components/page/text-link'
import { useTexts } from '../../texts'
import { Panel } from './panel'

const own = { groupIds: GroupPicker }

/** Invites people into the chosen organisation. */
export function InviteSection() {
  const t = useTexts()
  const state = useSession()
  const permissions = usePermissions()
  const [invited, setInvited] = useState<AnswerOf<typeof accounts.invite>>()
  const name = state.status === 'ready' ? state.organization.name : ''
  const listed = (emails: readonly string[]) => ({ emails: emails.join(', ') })
  return (
    <Panel title={t('settings.sections.invite')} hint={t('settings.invite.hint', { name })}>
      <ViewForm view={inviteForm} own={own} done={setInvited} />
      <chakra.div role="status" display="grid" gap="1" overflowWrap="anywhere">
        {invited && invited.invited.length > 0 && <p>{t('settings.invite.invited', listed(invited.invited))}</p>}
        {invited && invited.alreadyMembers.length > 0 && (
          <p>{t('settings.invite.alreadyMembers', listed(invited.alreadyMembers))}</p>
        )}
        {invited && permissions.has('user-management') && (
          <p>
            <TextLink to={settingsPath('outbox')}>{t('settings.invite.seeOutbox')}</TextLink>
          </p>
        )}
      </chakra.div>
    </Panel>
  )
}
