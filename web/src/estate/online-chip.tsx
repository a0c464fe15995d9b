import { StatusChip } from '../components/status-chip'
import { useTexts } from '../texts'

export function OnlineChip({ isOnline }: { readonly isOnline: boolean }) {
  const t = useTexts()
  const tone = isOnline ? 'ok' : 'muted'
  return <StatusChip isPlain tone={tone} label={t(isOnline ? 'states.device.online' : 'states.device.offline')} />
}
