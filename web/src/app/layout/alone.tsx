import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { ErrorBoundary } from '../error-boundary'

/** A screen without menu and header, as it goes on paper. */
export function Alone() {
  return (
    <ErrorBoundary>
      <Suspense>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}
