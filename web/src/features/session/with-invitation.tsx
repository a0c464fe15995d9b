import { Skeleton } from '@chakra-ui/react'
import { accounts, type Invitation } from '@liftwatch/core/contract/accounts/accounts'
import { AppError } from '@liftwatch/core/errors'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { inviteTokenOf, paths } from '../../app/paths'
import { EntryPage } from '../../components/page/entry-page'
import { LoadError } from '../../components/contact/load-error'
import { useTexts } from '../../texts'

/** What the query's invitation leads to, once it is known; an expired one has its own page. */
export function WithInvitation({
  children,
}: {
  readonly children: (invitation: Invitation, token: string) => ReactNode
}) {
  const t = useTexts()
  const [search] = useSearchParams()
  const token = inviteTokenOf(search) ?? ''
  // A link that was cut short is of no more use than one that has expired, and nothing to trouble the server with.
  const isLink = accounts.invitation.input.safeParse({ token }).success
  const { data, error, refetch } = useAnswer(accounts.invitation, isLink && token !== undefined ? { token } : undefined)
  const hasExpired = error instanceof AppError && error.code === 'link-expired'
  if (!isLink || hasExpired) return <Navigate to={paths.linkExpired} replace />
  if (data) return children(data, token)
  return (
    <EntryPage title={t('account.invitation')}>
      {error ? (
        <LoadError title={t('account.invitationFailed')} error={error} retry={() => void refetch()} hasData={false} />
      ) : (
        <Skeleton h="12" />
      )}
    </EntryPage>
  )
}
