import { BrowserRouter } from 'react-router-dom'
import { Messages } from '../components/overlay/messages'
import { ErrorBoundary } from './error-boundary'
import { Router } from './router'

export function App() {
  return (
    <>
      <ErrorBoundary>
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </ErrorBoundary>
      <Messages />
    </>
  )
}
