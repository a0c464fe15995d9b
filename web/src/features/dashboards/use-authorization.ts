import { dashboards, type DashboardAccess } from '@liftwatch/core/contract/dashboards'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { dashboardLogInEveryMs } from '@liftwatch/core/limits'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

interface Authorization {
  readonly access: DashboardAccess | undefined
  /** Another number for each log-in. */
  readonly number: number
  readonly error: Error | null
  /** Whether the dashboard is logged out, and the time for the next log-in has not come. */
  readonly isDue: boolean
  /** At once, because someone asks for it. */
  readonly authorize: () => void
  /** As soon as ten seconds have passed since the last; said several times meanwhile, it is one log-in. */
  readonly authorizeAgain: () => void
}

/** What a frame logs in with. It is remembered as long as the page is shown. */
export function useAuthorization(id: string): Authorization {
  const { client } = useFrontEnd()
  const answeredAt = useRef(-Infinity)
  const [dueAt, setDueAt] = useState<number>()
  const {
    mutate: authorize,
    data,
    error,
    submittedAt,
  } = useMutation({
    mutationFn: () => client.call(dashboards.authorize, { id }),
    onSettled: () => void (answeredAt.current = performance.now()),
    gcTime: 0,
  })
  useEffect(() => authorize(), [authorize])
  useEffect(() => {
    if (dueAt === undefined) return undefined
    const timer = setTimeout(
      () => {
        setDueAt(undefined)
        authorize()
      },
      Math.max(0, dueAt - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [dueAt, authorize])
  return {
    access: data,
    number: submittedAt,
    error,
    isDue: dueAt !== undefined,
    authorize: () => {
      setDueAt(undefined)
      authorize()
    },
    authorizeAgain: () => setDueAt(due => due ?? answeredAt.current + dashboardLogInEveryMs),
  }
}
