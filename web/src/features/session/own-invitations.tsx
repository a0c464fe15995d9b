import { Button, chakra, Flex } from '@chakra-ui/react'
import { invitations } from '@liftwatch/core/contract/accounts/invitations'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { formatInstant } from '@liftwatch/core/text/format'
import { LoadError } from '../../components/contact/load-error'
import { useTexts } from '../../texts'

interface OwnInvitationsProps {
  readonly isPending: boolean
  readonly join: (id: string) => void
}

/** The open invitations to one's own address; nothing where there are none. */
export function OwnInvitations({ isPending, join }: OwnInvitationsProps) {
  const t = useTexts()
  const { data = [], error, refetch } = useAnswer(invitations.mine, {})
  if (error) {
    return (
      <LoadError title={t('list.loadFailed')} error={error} retry={() => void refetch()} hasData={data.length > 0} />
    )
  }
  if (data.length === 0) return null
  return (
    <chakra.section mt="6">
      <chakra.h2 mb="2" textStyle="md" fontWeight="semibold">
        {t('session.invitations')}
      </chakra.h2>
      <ul>
        {data.map(({ id, organization, role, expiresAt }) => (
          <chakra.li key={id} py="2" borderTopWidth="1px">
            <Flex align="center" justify="space-between" gap="3">
              <chakra.span minW="0" overflowWrap="anywhere">
                {organization.name}
                <chakra.span display="block" textStyle="xs" color="fg.muted">
                  {t('session.invitedAs', { role: t(`states.role.${role}`), expiresAt: formatInstant(expiresAt) })}
                </chakra.span>
              </chakra.span>
              <Button
                aria-label={t('session.joinNamed', { name: organization.name })}
                disabled={isPending}
                onClick={() => join(id)}
              >
                {t('session.join')}
              </Button>
            </Flex>
          </chakra.li>
        ))}
      </ul>
    </chakra.section>
  )
}
