import { usePermissions } from '@liftwatch/core/hooks/session'
import { useEffect, useEffectEvent } from 'react'
import type { RootName, Screen } from '../navigation/navigation'
import { useProgram } from '../program/program'
import { rootNames, roots } from '../navigation/roots'

/** Whether these permissions allow a screen. */
export function mayOpen(name: RootName, permissions: ReadonlySet<string>): boolean {
  const { permissions: anyOf } = roots[name]
  return anyOf.length === 0 || anyOf.some(permission => permissions.has(permission))
}

/** There is always one: what happened in the shift is for every operator. */
function firstRoot(permissions: ReadonlySet<string>): RootName {
  return rootNames.find(name => mayOpen(name, permissions))!
}

/** The screen to begin with: the one that was asked for, by the settings or at the start, or the first that one may see. */
export function useUsableRoot(asked: RootName): RootName {
  const { translate, messages } = useProgram()
  const permissions = usePermissions()
  const isRefused = !mayOpen(asked, permissions)
  const sayRefused = useEffectEvent(() => {
    if (isRefused) messages.show(translate('session.mayNotSee', { name: translate(roots[asked].title) }), 'warning')
  })
  useEffect(() => sayRefused(), [])
  return isRefused ? firstRoot(permissions) : asked
}

function isRootName(name: string): name is RootName {
  return (rootNames as readonly string[]).includes(name)
}

/** Goes to the first screen that is left when one may no longer see that at the bottom of the stack, and says so. */
export function useLeavingRoot({ name }: Screen, go: (name: RootName) => void): void {
  const { translate, messages } = useProgram()
  const permissions = usePermissions()
  const leave = useEffectEvent((root: RootName) => {
    go(firstRoot(permissions))
    messages.show(translate('session.mayNoLongerSee', { name: translate(roots[root].title) }), 'warning')
  })
  const left = isRootName(name) && permissions.size > 0 && !mayOpen(name, permissions) ? name : undefined
  useEffect(() => {
    if (left !== undefined) leave(left)
  }, [left])
}
