import { chakra } from '@chakra-ui/react'
import type { DashboardAccess } from '@liftwatch/core/contract/dashboards'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isLoginMessage } from './login-message'

interface DashboardFrameProps {
  readonly name: string
  readonly access: DashboardAccess
  /** It shows its log-in page. */
  readonly onLoggedOut: () => void
}

/**
 * A dashboard has scripts, its own storage (where it stores its tokens) and forms, and nothing else: it cannot leave its frame, open windows
 * or download. On the console's own origin those would be the console's: there it has none.
 */
function sandboxOf(origin: string): string {
  return origin === window.location.origin ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-forms'
}

/** The page of a dashboard. ThingsBoard takes its tokens from the address, and takes them out of it. */
export function DashboardFrame({ name, access, onLoggedOut }: DashboardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { url, accessToken, refreshToken } = access
  const { origin } = new URL(url)
  const receive = useEffectEvent((event: MessageEvent) => {
    // Its window may have gone elsewhere, and anyone may send messages.
    if (event.source === null || event.source !== frame.current?.contentWindow || event.origin !== origin) return
    if (isLoginMessage(event.data)) onLoggedOut()
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  return (
    <chakra.iframe
      ref={frame}
      title={name}
      src={`${url}/?${new URLSearchParams({ accessToken, refreshToken })}`}
      sandbox={sandboxOf(origin)}
      referrerPolicy="no-referrer"
      flex="1"
      w="full"
      minH="20rem"
      border="0"
      // Dashboards without a ground of their own are made for white.
      bg="white"
      colorScheme="light"
    />
  )
}
