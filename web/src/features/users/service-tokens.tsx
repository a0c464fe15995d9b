import { Button, chakra } from '@chakra-ui/react'
import { serviceTokens } from '@liftwatch/core/contract/accounts/service-accounts'
import type { MemberRow } from '@liftwatch/core/contract/accounts/users'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { useAnswer, useChange } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { serviceTokenForm } from '@liftwatch/core/views/forms/service-accounts'
import { useState } from 'react'
import { OfferedPermissions, PermissionPicker } from '../../access/tokens/permission-picker'
import { TokenCreated, type NewSecret } from '../../access/tokens/token-created'
import { TokenList } from '../../access/tokens/token-list'
import { rowButton } from '../../components/actions/row-button'
import { ViewForm } from '../../components/form/view-form'
import { Dialog } from '../../components/overlay/dialog'
import { useTexts } from '../../texts'

const own = { permissions: PermissionPicker }

interface ServiceTokensProps {
  readonly account: MemberRow
  readonly close: () => void
}

/** The access tokens of a service account, and a new one, which is shown this once. */
function ServiceTokens({ account: { id: userId, nickname: name }, close }: ServiceTokensProps) {
  const t = useTexts()
  const mine = usePermissions()
  const query = useAnswer(serviceTokens.list, { userId })
  const rotate = useChange(serviceTokens.rotate)
  const revoke = useChange(serviceTokens.remove)
  const [secret, show] = useState<NewSecret>()
  const { data } = query
  const offered = new Set(data?.permissions.filter(permission => mine.has(permission)))
  return (
    <Dialog title={t('users.service.tokensOf', { name })} close={close} width="48rem">
      <chakra.div display="grid" gap="4">
        <chakra.p color="fg.muted">{t('users.service.hint', { name })}</chakra.p>
        <TokenList
          tokens={data?.tokens}
          query={query}
          empty={t('users.service.empty')}
          rotate={id => rotate({ userId, id })}
          revoke={id => revoke({ userId, id })}
          show={show}
        />
        {data && (
          <OfferedPermissions value={offered}>
            <ViewForm view={serviceTokenForm} rest={{ userId }} own={own} done={({ token }) => show({ token })} />
          </OfferedPermissions>
        )}
      </chakra.div>
      {secret && <TokenCreated secret={secret} close={() => show(undefined)} />}
    </Dialog>
  )
}

/** Opens them from the account's row, for who may change them. */
export function ServiceTokensButton({ account }: { readonly account: MemberRow }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (!isPermitted(serviceTokens.list, usePermissions())) return null
  const label = t('users.service.tokens')
  return (
    <>
      <Button
        {...rowButton}
        aria-label={`${label}: ${account.nickname}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <ServiceTokens account={account} close={() => setOpen(false)} />}
    </>
  )
}
