import { Skeleton } from '@chakra-ui/react'
import { userSessions, type UserSession } from '@liftwatch/core/contract/accounts/user-tokens'
import { useAnswer, useChange } from '@liftwatch/core/hooks/answer'
import { formatInstant } from '@liftwatch/core/text/format'
import { ConfirmButton } from '../../components/actions/confirm-button'
import { LoadError } from '../../components/contact/load-error'
import { StatusChip } from '../../components/marks/status-chip'
import { useTexts } from '../../texts'
import { deviceName } from './device-name'
import { ItemRow } from '../../components/list/item-row'
import { Panel } from './panel'

function SessionRow({ session }: { readonly session: UserSession }) {
  const t = useTexts()
  const end = useChange(userSessions.remove)
  const name = deviceName(session.userAgent, t)
  return (
    <ItemRow
      title={name}
      mark={
        <>
          {session.isCurrent && <StatusChip tone="ok" label={t('settings.sessions.current')} />}
          {session.isRemembered && <StatusChip tone="muted" label={t('settings.sessions.remembered')} />}
        </>
      }
      facts={[
        [t('settings.sessions.address'), session.address],
        [t('settings.sessions.lastSeenAt'), formatInstant(session.lastSeenAt)],
        [t('settings.sessions.createdAt'), formatInstant(session.createdAt)],
        [t('settings.sessions.expiresAt'), formatInstant(session.expiresAt)],
      ]}
      action={
        !session.isCurrent && (
          <ConfirmButton
            label={t('settings.sessions.end')}
            accessibleName={`${t('settings.sessions.end')}: ${name}, ${formatInstant(session.createdAt)}`}
            question={t('settings.sessions.endTitle')}
            consequence={t('settings.sessions.endText', { name })}
            run={() => end({ id: session.id })}
            done={t('settings.sessions.ended')}
          />
        )
      }
    />
  )
}

/** Where the user is logged in, and a way to end what should not be. */
export function SessionSection() {
  const t = useTexts()
  const { data: sessions, error, refetch } = useAnswer(userSessions.list, {})
  const endOthers = useChange(userSessions.removeOthers)
  const others = sessions?.filter(session => !session.isCurrent) ?? []
  return (
    <Panel title={t('settings.sections.sessions')} hint={t('settings.sessions.hint')}>
      {error && (
        <LoadError
          title={t('settings.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={sessions !== undefined}
        />
      )}
      {!sessions && !error && <Skeleton h="12" />}
      <ul aria-label={t('settings.sections.sessions')}>
        {sessions?.map(session => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 1 && (
        <ConfirmButton
          label={t('settings.sessions.endOthers')}
          question={t('settings.sessions.endOthersTitle')}
          consequence={t('settings.sessions.endOthersText')}
          run={() => endOthers({})}
          done={t('settings.sessions.ended')}
        />
      )}
    </Panel>
  )
}
