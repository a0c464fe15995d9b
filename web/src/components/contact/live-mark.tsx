import { useLive } from '@liftwatch/core/hooks/live'
import { liveModeTone } from '@liftwatch/core/tones'
import { useTexts } from '../../texts'
import { useIsStale } from './staleness'
import { StatusChip } from '../marks/status-chip'

/** The connection in one word, always in sight. A stream without a word is about to be opened again. */
export function LiveMark() {
  const t = useTexts()
  const live = useLive()
  const mode = useIsStale() && live.mode === 'live' ? 'connecting' : live.mode
  return <StatusChip isPlain tone={liveModeTone[mode]} label={t(`states.live.${mode}`)} />
}
