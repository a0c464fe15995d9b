import { statusTone } from '@liftwatch/core/tones'
import { StatusChip } from '../components/marks/status-chip'
import { useTexts } from '../texts'

export function OnlineChip({ isOnline }: { readonly isOnline: boolean }) {
  const t = useTexts()
  const tone = statusTone[isOnline ? 'ONLINE' : 'OFFLINE']
  return <StatusChip isPlain tone={tone} label={t(isOnline ? 'states.device.online' : 'states.device.offline')} />
}
