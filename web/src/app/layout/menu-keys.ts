import { screens, type ScreenName } from '@liftwatch/core/contract/accounts/screens'
import { permittedMenu, type MenuEntry } from '@liftwatch/core/domain/menu'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { builtMenu } from '../built-menu'
import { isFree } from '../../components/keys/free-key'

/** Pressed before the letter of a screen. */
export const menuKey = 'g'

/** How long the letter may take after the first key. */
const patienceMs = 1_500

export interface MenuLetter {
  readonly name: ScreenName
  readonly letter: string
}

function lettersOf(entries: readonly MenuEntry[]): MenuLetter[] {
  return entries.flatMap(({ name, children = [] }) => {
    const entry = screens[name]
    return [...('letter' in entry ? [{ name, letter: entry.letter }] : []), ...lettersOf(children)]
  })
}

/** The screens that a letter leads to, for who may see them. */
export function useMenuLetters(): readonly MenuLetter[] {
  const permissions = usePermissions()
  return useMemo(() => lettersOf(permittedMenu(permissions, builtMenu)), [permissions])
}

/** Goes to a screen by two keys, one after the other. */
export function useMenuKeys(): void {
  const shown = useMenuLetters()
  const navigate = useNavigate()
  const startedAt = useRef(-Infinity)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isFree(event)) return
    const isSecond = event.timeStamp - startedAt.current < patienceMs
    startedAt.current = event.key === menuKey ? event.timeStamp : -Infinity
    const found = isSecond ? shown.find(({ letter }) => letter === event.key) : undefined
    if (!found) return
    event.preventDefault()
    void navigate(screens[found.name].path)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
