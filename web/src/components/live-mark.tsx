import { useLive } from '@liftwatch/core/hooks/live'
import { liveModeTone } from '@liftwatch/core/tones'
import { useTexts } from '../texts'
import { StatusChip } from './status-chip'

/** The connection in one word, always in sight. */
export function LiveMark() {
  const t = useTexts()
  const { mode } = useLive()
  return <StatusChip isPlain tone={liveModeTone[mode]} label={t(`states.live.${mode}`)} />
}
