import { Button, chakra, Skeleton } from '@chakra-ui/react'
import type { OrganizationChoice } from '@liftwatch/core/contract/organizations'
import { AppError } from '@liftwatch/core/errors'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useMyOrganizations } from '@liftwatch/core/hooks/organizations'
import { useSession } from '@liftwatch/core/hooks/session'
import { errorText } from '@liftwatch/core/text/translate'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { isSwitching, redirectTarget } from '../../app/paths'
import { announce } from '../../components/announcements'
import { Door } from '../../components/door'
import { LoadError } from '../../components/load-error'
import { useTexts } from '../../texts'

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
      justifyContent="space-between"
      disabled={isPending}
      onClick={choose}
    >
      {organization.name}
      <chakra.span color="fg.muted" fontWeight="normal">
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
  const { data: choices, error, refetch } = useMyOrganizations()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)

  if (status === 'ready' && !isSwitching(search) && !isPending) return <Navigate to={redirectTarget(search)} replace />

  async function choose(id: string): Promise<void> {
    setPending(true)
    try {
      await session.choose(id)
      await navigate(redirectTarget(search), { replace: true })
    } catch (thrown) {
      // Led on to where it is set up.
      if (thrown instanceof AppError && thrown.code === 'second-factor-required') return
      // The choice is still on the screen, to be tried again.
      announce('critical', thrown instanceof AppError ? errorText(t, thrown) : t('errors.system-failure'))
    }
    setPending(false)
  }

  return (
    <Door title={t('session.chooseOrganization')}>
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
    </Door>
  )
}
