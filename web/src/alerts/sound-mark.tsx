import { PlainButton } from '../components/inputs/plain-button'
import { Icon } from '../components/marks/icon'
import { useTexts } from '../texts'
import { soundChoices } from './settings'
import { sound, useIsSilent } from './sound'

/** Says that the browser would keep an alarm silent, until its user has touched the page; a click here sounds it once. */
export function SoundMark() {
  const t = useTexts()
  const isWanted = soundChoices.use().length > 0
  const isSilent = useIsSilent()
  if (!isWanted || !isSilent) return null
  return (
    <span className="lw-silent" data-tone="warning" role="status">
      <span className="lw-button-word">{t('alerts.silent')}</span>
      <PlainButton size="xs" title={t('alerts.silent')} onClick={() => void sound()}>
        <span>
          <Icon name="silent" />
        </span>
        {t('alerts.enable')}
      </PlainButton>
    </span>
  )
}
