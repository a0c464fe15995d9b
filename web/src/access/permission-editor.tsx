import { Button, chakra, Flex } from '@chakra-ui/react'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { AppError } from '@liftwatch/core/errors'
import { errorText } from '@liftwatch/core/text/error-text'
import { useState } from 'react'
import { showMessage } from '../components/overlay/messages'
import { useTexts } from '../texts'
import { PermissionList } from './permission-list'
import { usePermissionSide } from './use-permission-side'

interface PermissionEditorProps {
  readonly granted: readonly Permission[]
  readonly offered: readonly Permission[]
  /** Makes the call. Rejects with an AppError, which is shown. */
  readonly add: (permissions: Permission[]) => Promise<unknown>
  readonly remove: (permissions: Permission[]) => Promise<unknown>
  /** Why nothing can be changed; nothing where it can. */
  readonly locked: string | undefined
}

/** Permissions to give on the left and those given on the right (specification 2 section 2); on a phone one above the other. */
export function PermissionEditor({ granted, offered, add, remove, locked }: PermissionEditorProps) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const [isPending, setPending] = useState(false)
  const left = usePermissionSide(offered, typed)
  const right = usePermissionSide(granted, typed)
  const isLocked = locked !== undefined

  async function move(call: typeof add, permissions: Iterable<Permission>, done: string): Promise<void> {
    const moved = [...permissions]
    if (isPending || isLocked) return
    if (moved.length === 0) return showMessage('warning', t('list.noneSelected'))
    setPending(true)
    await call(moved).then(
      () => showMessage('ok', done),
      (error: unknown) => showMessage('critical', error instanceof AppError ? errorText(t, error) : String(error)),
    )
    setPending(false)
  }

  const toRight = (permissions: Iterable<Permission>) => void move(add, permissions, t('groups.addSuccess'))
  const toLeft = (permissions: Iterable<Permission>) => void move(remove, permissions, t('groups.removeSuccess'))
  const number = left.ticked.size + right.ticked.size
  const buttons = [
    { name: 'add', act: () => toRight(left.ticked), isSolid: left.ticked.size > 0 },
    { name: 'remove', act: () => toLeft(right.ticked), isSolid: right.ticked.size > 0 },
    { name: 'addAll', act: () => toRight(left.shown), isSolid: false },
    { name: 'removeAll', act: () => toLeft(right.shown), isSolid: false },
  ] as const

  return (
    <Flex direction="column" flex="1" minH={{ md: '0' }} gap="3" p={{ base: '3', md: '4' }}>
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="1">
        <chakra.input
          className="lw-box"
          w={{ base: 'full', md: '18rem' }}
          type="search"
          aria-label={t('permissions.editor.search')}
          placeholder={t('permissions.editor.search')}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <chakra.p color="fg.muted" textStyle="xs">
          {locked ?? t('permissions.editor.keys')}
        </chakra.p>
        <chakra.span role="status" textStyle="xs" fontWeight="medium">
          {number > 0 && t('permissions.editor.ticked', { number })}
        </chakra.span>
      </Flex>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto minmax(0, 1fr)' }}
        gridTemplateRows={{ md: 'minmax(0, 1fr)' }}
        flex="1"
        minH={{ md: '16rem' }}
        gap="3"
      >
        <PermissionList
          title={t('permissions.editor.available')}
          total={left.all.length}
          {...left}
          {...{ isLocked }}
          move={() => toRight(left.ticked)}
        />
        <Flex direction={{ base: 'row', md: 'column' }} wrap="wrap" justify="center" gap="2">
          {buttons.map(({ name, act, isSolid }) => (
            <Button
              key={name}
              variant={isSolid ? 'solid' : 'outline'}
              disabled={isLocked}
              aria-busy={isPending}
              onClick={act}
            >
              {t(`permissions.editor.${name}`)}
            </Button>
          ))}
        </Flex>
        <PermissionList
          title={t('permissions.editor.granted')}
          total={right.all.length}
          {...right}
          {...{ isLocked }}
          move={() => toLeft(right.ticked)}
        />
      </chakra.div>
    </Flex>
  )
}
