import { Button, chakra } from '@chakra-ui/react'
import { Icon } from '../components/icon'
import { useTexts } from '../texts'
import { soundKinds } from './settings'
import { sound, useIsSilent } from './sound'

/** Says that the browser would keep an alarm silent, until its user has touched the page; a click here sounds it once. */
export function SoundMark() {
  const t = useTexts()
  const isWanted = soundKinds.use().length > 0
  const isSilent = useIsSilent()
  if (!isWanted || !isSilent) return null
  return (
    <Button
      variant="outline"
      size="xs"
      colorPalette="warning"
      color="warning.fg"
      title={t('alerts.silentHint')}
      aria-label={t('alerts.silent')}
      onClick={() => void sound()}
    >
      <Icon name="silent" />
      <chakra.span hideBelow="md">{t('alerts.silent')}</chakra.span>
    </Button>
  )
}
