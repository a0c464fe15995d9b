import { useNewerServer } from '@liftwatch/core/hooks/newer-server'
import { PlainButton } from '../../components/inputs/plain-button'
import { StatusChip } from '../../components/marks/status-chip'
import { useTexts } from '../../texts'

/** After an upgrade of the server an open tab is of the version before; its user chooses when to load it again. */
export function NewerServer() {
  const t = useTexts()
  const version = useNewerServer()
  if (version === undefined) return null
  return (
    <PlainButton variant="ghost" shape="tight" onClick={() => window.location.reload()}>
      <StatusChip tone="warning" label={t('console.shell.newerServer', { version })} />
    </PlainButton>
  )
}
