import { ChakraProvider } from '@chakra-ui/react'
import { BrowserRouter } from 'react-router-dom'
import { Messages } from '../components/overlay/messages'
import { theme } from '../theme'
import { ErrorBoundary } from './error-boundary'
import { Router } from './router'

export function App() {
  return (
    <ChakraProvider value={theme()}>
      <ErrorBoundary>
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </ErrorBoundary>
      <Messages />
    </ChakraProvider>
  )
}
