import { chakra } from '@chakra-ui/react'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { useId, useState, type KeyboardEvent } from 'react'
import { Icon } from '../components/marks/icon'
import { useTexts } from '../texts'
import { permissionLabel } from './permission-label'

interface PermissionListProps {
  readonly title: string
  readonly shown: readonly Permission[]
  /** How many there are, shown or not. */
  readonly total: number
  readonly ticked: ReadonlySet<Permission>
  readonly tick: (permissions: readonly Permission[]) => void
  /** Moves what is ticked to the other side. */
  readonly move: () => void
  readonly isLocked: boolean
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }

/** One side of the editor: arrows go through it, space ticks, Enter moves. */
export function PermissionList({ title, shown, total, ticked, tick, move, isLocked }: PermissionListProps) {
  const t = useTexts()
  const id = useId()
  const [at, setAt] = useState(0)
  // What was the last may have gone to the other side.
  const active = Math.max(0, Math.min(at, shown.length - 1))
  const optionId = (index: number) => `${id}-${index}`

  function toggle(permission: Permission): void {
    if (!isLocked) tick(shown.filter(one => (one === permission ? !ticked.has(one) : ticked.has(one))))
  }

  function go(index: number): void {
    setAt(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }

  function press(event: KeyboardEvent): void {
    const step = steps[event.key]
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey)
    if (shown.length === 0 || !(step !== undefined || isAll || event.key === ' ' || event.key === 'Enter')) return
    event.preventDefault()
    if (step !== undefined) go(Math.max(0, Math.min(active + step, shown.length - 1)))
    else if (event.key === ' ') toggle(shown[active]!)
    else if (event.key === 'Enter') move()
    else if (!isLocked) tick(ticked.size === shown.length ? [] : shown)
  }

  return (
    <chakra.section aria-label={title} display="flex" flexDirection="column" minW="0" minH={{ md: '0' }}>
      <chakra.h3 mb="1" textStyle="sm" fontWeight="semibold">
        {title}{' '}
        <chakra.span color="fg.muted" fontWeight="normal">
          {shown.length === total ? total : t('permissions.editor.count', { number: shown.length, total })}
        </chakra.span>
      </chakra.h3>
      <chakra.ul
        // Without options it is no list to choose from; the focus may still be on it.
        {...(shown.length > 0 && {
          role: 'listbox',
          'aria-multiselectable': true,
          'aria-disabled': isLocked || undefined,
          'aria-activedescendant': optionId(active),
        })}
        aria-label={title}
        tabIndex={0}
        onKeyDown={press}
        flex="1"
        minH="8rem"
        maxH={{ base: '20rem', md: 'none' }}
        overflow="auto"
        borderWidth="1px"
        borderRadius="l2"
        bg="bg.panel"
        focusVisibleRing="outside"
        css={{ '&:focus-visible [data-active]': { outline: '2px solid {colors.info.solid}', outlineOffset: '-2px' } }}
      >
        {shown.map((permission, index) => (
          <chakra.li
            key={permission}
            id={optionId(index)}
            role="option"
            aria-selected={ticked.has(permission)}
            data-active={index === active || undefined}
            onClick={() => {
              setAt(index)
              toggle(permission)
            }}
            display="flex"
            gap="2"
            px="2"
            py="1.5"
            borderBottomWidth="1px"
            cursor={isLocked ? undefined : 'pointer'}
            _hover={{ bg: 'bg.subtle' }}
            _selected={{ bg: 'info.subtle' }}
          >
            {!isLocked && (
              <chakra.span
                aria-hidden
                display="inline-flex"
                alignItems="center"
                justifyContent="center"
                w="4"
                h="4"
                mt="0.5"
                flexShrink={0}
                borderWidth="1px"
                borderColor="border.strong"
                borderRadius="l1"
                color="info.fg"
              >
                {ticked.has(permission) && <Icon name="check" size={12} />}
              </chakra.span>
            )}
            <chakra.span minW="0" overflowWrap="anywhere">
              {permissionLabel(t, permission)}
              <chakra.span display="block" textStyle="xs" color="fg.muted">
                {permission}
              </chakra.span>
            </chakra.span>
          </chakra.li>
        ))}
        {shown.length === 0 && (
          <chakra.li px="2" py="3" color="fg.muted">
            {t(total === 0 ? 'permissions.editor.none' : 'list.nothingFound')}
          </chakra.li>
        )}
      </chakra.ul>
    </chakra.section>
  )
}
