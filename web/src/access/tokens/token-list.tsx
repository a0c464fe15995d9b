import { chakra, Flex, Skeleton } from '@chakra-ui/react'
import type { UserToken } from '@liftwatch/core/contract/accounts/user-tokens'
import { formatInstant } from '@liftwatch/core/text/format'
import { ConfirmButton } from '../../components/actions/confirm-button'
import { LoadError } from '../../components/contact/load-error'
import { StatusChip } from '../../components/marks/status-chip'
import { useServerNow } from '../../now'
import { useTexts } from '../../texts'
import { ItemRow } from '../../components/list/item-row'
import type { NewSecret } from './token-created'

/** The tokens of someone, and what is done to one of them. Its calls reject with an AppError. */
interface TokenListProps {
  readonly tokens: readonly UserToken[] | undefined
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown }
  readonly empty: string
  readonly rotate: (id: string) => Promise<{ readonly token: string }>
  readonly revoke: (id: string) => Promise<unknown>
  /** Shows a secret that was made, this once. */
  readonly show: (secret: NewSecret) => void
}

type RowProps = Pick<TokenListProps, 'rotate' | 'revoke' | 'show'> & { readonly token: UserToken }

function TokenActions({ token: { id, name, expiresAt }, rotate, revoke, show }: RowProps) {
  const t = useTexts()
  const now = useServerNow()
  return (
    <Flex wrap="wrap" justify="end" gap="2">
      {expiresAt > now && (
        <ConfirmButton
          label={t('settings.tokens.rotate')}
          accessibleName={`${t('settings.tokens.rotate')}: ${name}`}
          question={t('settings.tokens.rotateTitle', { name })}
          consequence={t('settings.tokens.rotateText')}
          run={async () => show({ ...(await rotate(id)), isRotated: true })}
          done={t('settings.tokens.rotated')}
        />
      )}
      <ConfirmButton
        label={t('settings.tokens.revoke')}
        accessibleName={`${t('settings.tokens.revoke')}: ${name}`}
        question={t('settings.tokens.revokeTitle', { name })}
        consequence={t('settings.tokens.revokeText')}
        run={() => revoke(id)}
        done={t('settings.tokens.revoked')}
      />
    </Flex>
  )
}

function TokenRow(props: RowProps) {
  const t = useTexts()
  const now = useServerNow()
  const { token } = props
  return (
    <ItemRow
      title={token.name}
      mark={token.expiresAt <= now && <StatusChip tone="warning" label={t('settings.tokens.expired')} />}
      facts={[
        [t('settings.tokens.organization'), token.organization.name],
        [t('settings.tokens.createdAt'), formatInstant(token.createdAt)],
        [t('settings.tokens.expiresAt'), formatInstant(token.expiresAt)],
        [t('settings.tokens.lastUsedAt'), formatInstant(token.lastUsedAt)],
      ]}
      action={<TokenActions {...props} />}
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

export function TokenList({ tokens, query: { error, refetch }, empty, ...row }: TokenListProps) {
  const t = useTexts()
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
      {tokens?.length === 0 && <chakra.p color="fg.muted">{empty}</chakra.p>}
      {tokens && tokens.length > 0 && (
        <ul aria-label={t('settings.sections.tokens')}>
          {tokens.map(token => (
            <TokenRow key={token.id} token={token} {...row} />
          ))}
        </ul>
      )}
    </>
  )
}
