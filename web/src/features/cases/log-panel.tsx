import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LoadError } from '../../components/contact/load-error'
import { useTexts } from '../../texts'

interface LogPanelProps {
  readonly query: {
    readonly data: unknown
    readonly error: Error | null
    readonly refetch: () => Promise<unknown>
  }
  readonly children: ReactNode
}

/** A log of a case, and that it could not be loaded. */
export function LogPanel({ query: { data, error, refetch }, children }: LogPanelProps) {
  const t = useTexts()
  return (
    <chakra.div display="grid" gap="4" p={{ base: '3', md: '4' }} gridTemplateColumns="minmax(0, 1fr)">
      {error && (
        <LoadError
          title={t('list.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      {children}
    </chakra.div>
  )
}
