import { chakra, Skeleton } from '@chakra-ui/react'
import { userTokens, type UserToken } from '@liftwatch/core/contract/accounts/user-tokens'
import { useAnswer, useChange } from '@liftwatch/core/hooks/answer'
import { formatInstant } from '@liftwatch/core/text/format'
import { ConfirmButton } from '../../components/actions/confirm-button'
import { LoadError } from '../../components/contact/load-error'
import { StatusChip } from '../../components/marks/status-chip'
import { useServerNow } from '../../now'
import { useTexts } from '../../texts'
import { ItemRow } from './item-row'

function TokenRow({ token }: { readonly token: UserToken }) {
  const t = useTexts()
  const now = useServerNow()
  const remove = useChange(userTokens.remove)
  const { name } = token
  return (
    <ItemRow
      title={name}
      mark={token.expiresAt <= now && <StatusChip tone="warning" label={t('settings.tokens.expired')} />}
      facts={[
        [t('settings.tokens.organization'), token.organization.name],
        [t('settings.tokens.createdAt'), formatInstant(token.createdAt)],
        [t('settings.tokens.expiresAt'), formatInstant(token.expiresAt)],
        [t('settings.tokens.lastUsedAt'), formatInstant(token.lastUsedAt)],
      ]}
      action={
        <ConfirmButton
          label={t('settings.tokens.revoke')}
          accessibleName={`${t('settings.tokens.revoke')}: ${name}`}
          question={t('settings.tokens.revokeTitle', { name })}
          consequence={t('settings.tokens.revokeText')}
          run={() => remove({ id: token.id })}
          done={t('settings.tokens.revoked')}
        />
      }
    >
      <details>
        <chakra.summary cursor="pointer" color="fg.muted" focusVisibleRing="outside">
          {t('settings.tokens.permissionCount', { count: token.permissions.length })}
        </chakra.summary>
        <chakra.p mt="1" overflowWrap="anywhere">
          {token.permissions.join(', ')}
        </chakra.p>
      </details>
    </ItemRow>
  )
}

export function TokenList() {
  const t = useTexts()
  const { data: tokens, error, refetch } = useAnswer(userTokens.list, {})
  return (
    <>
      {error && (
        <LoadError
          title={t('settings.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={tokens !== undefined}
        />
      )}
      {!tokens && !error && <Skeleton h="12" />}
      {tokens?.length === 0 && <chakra.p color="fg.muted">{t('settings.tokens.empty')}</chakra.p>}
      {tokens && tokens.length > 0 && (
        <ul aria-label={t('settings.sections.tokens')}>
          {tokens.map(token => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
    </>
  )
}
