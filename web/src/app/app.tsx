import { BrowserRouter } from 'react-router-dom'
import { Messages } from '../components/overlay/messages'
import { LoadingBar } from '../components/page/loading-bar'
import { ErrorBoundary } from './error-boundary'
import { Router } from './router'

export function App() {
  return (
    <>
      <LoadingBar />
      <ErrorBoundary>
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </ErrorBoundary>
      <Messages />
    </>
  )
}
