import { Button, chakra } from '@chakra-ui/react'
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
    <chakra.span display="flex" alignItems="center" gap="2" colorPalette="warning" color="warning.fg" role="status">
      <chakra.span hideBelow="lg">{t('alerts.silent')}</chakra.span>
      <Button
        variant="outline"
        size="xs"
        color="warning.fg"
        px={{ base: '1.5', md: '2' }}
        title={t('alerts.silent')}
        onClick={() => void sound()}
      >
        <chakra.span hideBelow="md">
          <Icon name="silent" />
        </chakra.span>
        {t('alerts.enable')}
      </Button>
    </chakra.span>
  )
}
