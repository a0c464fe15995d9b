import { Button, chakra, Skeleton } from '@chakra-ui/react'
import { invitations } from '@liftwatch/core/contract/accounts/invitations'
import { organizations, type OrganizationChoice } from '@liftwatch/core/contract/accounts/organizations'
import { AppError } from '@liftwatch/core/errors'
import { useAnswer, useChange } from '@liftwatch/core/hooks/answer'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useSession } from '@liftwatch/core/hooks/session'
import { errorText } from '@liftwatch/core/text/error-text'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { isSwitching, joinSuccessPath, redirectTarget } from '../../app/paths'
import { showMessage } from '../../components/overlay/messages'
import { EntryPage } from '../../components/page/entry-page'
import { LoadError } from '../../components/contact/load-error'
import { useTexts } from '../../texts'
import { endedAccess } from './ended-access'
import { OwnInvitations } from './own-invitations'

function OrganizationButton({
  organization,
  isPending,
  choose,
}: {
  readonly organization: OrganizationChoice
  readonly isPending: boolean
  readonly choose: () => void
}) {
  const t = useTexts()
  return (
    <Button
      w="full"
      h="auto"
      minH="12"
      px="4"
      py="2"
      gap="4"
      justifyContent="space-between"
      textAlign="start"
      whiteSpace="normal"
      disabled={isPending}
      onClick={choose}
    >
      <chakra.span minW="0" overflowWrap="anywhere">
        {organization.name}
      </chakra.span>
      <chakra.span color="fg.muted" fontWeight="normal" textAlign="end" flexShrink={0} maxW="45%">
        {t(`states.organizationType.${organization.type}`)} · {t(`states.role.${organization.role}`)}
      </chakra.span>
    </Button>
  )
}

/** Comes after the login, and when the organisation is to be switched. */
export function ChooseOrganizationPage() {
  const t = useTexts()
  const { session } = useFrontEnd()
  const state = useSession()
  const { status } = state
  const { data: choices, error, refetch } = useAnswer(organizations.mine, {})
  const tryJoin = useChange(invitations.tryJoin)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)

  const only = choices?.length === 1 ? choices[0] : undefined
  // After an access has ended nothing is chosen unasked; nor is it again where it could not be.
  const chosenUnasked = useRef(false)
  const chooseOnly = useEffectEvent(() => {
    if (state.status === 'choosing' && state.endedName !== undefined) endedAccess.note()
    if (state.status !== 'choosing' || state.endedName !== undefined || endedAccess.isNoted()) return
    if (!only || chosenUnasked.current || isSwitching(search)) return
    chosenUnasked.current = true
    void choose(only.id)
  })
  useEffect(() => chooseOnly(), [only?.id, status])

  if (status === 'ready' && !isSwitching(search) && !isPending) return <Navigate to={redirectTarget(search)} replace />

  /** Enters an organisation, once that can be done, and goes on. */
  async function enter(find: () => Promise<{ readonly id: string; readonly to: string }>): Promise<void> {
    setPending(true)
    try {
      const { id, to } = await find()
      await session.choose(id)
      endedAccess.forget()
      await navigate(to, { replace: true })
    } catch (thrown) {
      // Led on to where it is set up.
      if (thrown instanceof AppError && thrown.code === 'second-factor-required') return
      // The choice is still on the screen, to be tried again.
      showMessage('critical', thrown instanceof AppError ? errorText(t, thrown) : t('errors.system-failure'))
    }
    setPending(false)
  }

  function choose(id: string): Promise<void> {
    return enter(async () => ({ id, to: redirectTarget(search) }))
  }

  function join(id: string): Promise<void> {
    return enter(async () => {
      const joined = await tryJoin({ id })
      return { id: joined.code, to: joinSuccessPath(joined) }
    })
  }

  return (
    <EntryPage title={t('session.chooseOrganization')}>
      {state.status === 'choosing' && state.endedName !== undefined && (
        <chakra.p role="alert" mb="4" fontWeight="medium">
          {t('session.accessEnded', { name: state.endedName })} {t('session.chooseOther')}
        </chakra.p>
      )}
      {error && (
        <LoadError
          title={t('list.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={choices !== undefined}
        />
      )}
      {!choices && !error && <Skeleton h="12" />}
      {choices?.length === 0 && <p>{t('session.noOrganization')}</p>}
      <chakra.ul display="grid" gap="2">
        {choices?.map(organization => (
          <li key={organization.id}>
            <OrganizationButton
              organization={organization}
              isPending={isPending}
              choose={() => void choose(organization.id)}
            />
          </li>
        ))}
      </chakra.ul>
      <OwnInvitations isPending={isPending} join={id => void join(id)} />
    </EntryPage>
  )
}
