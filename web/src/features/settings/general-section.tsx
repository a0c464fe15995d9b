import { chakra } from '@chakra-ui/react'
import { estateTimeZone } from '@liftwatch/core/contract/time-zone'
import { formatInstant, formatOffset } from '@liftwatch/core/text/format'
import { languages } from '@liftwatch/core/text/translate'
import { useAppearance, type Mode } from '../../appearance'
import { Choice } from '../../components/form/choice'
import { useNow } from '../../now'
import { rowHeight, rowHeights } from '../../row-height'
import { useLanguage, useTexts } from '../../texts'
import { Panel } from './panel'

const themes = ['light', 'dark', 'system'] as const satisfies readonly (Mode | 'system')[]

function TimeZone() {
  const t = useTexts()
  const now = useNow()
  const zone = t('settings.general.timeZoneText', { name: estateTimeZone(), offset: formatOffset(now) })
  return (
    <section aria-label={t('settings.general.timeZone')}>
      <chakra.h3 mb="2" textStyle="xs" fontWeight="medium" color="fg.muted">
        {t('settings.general.timeZone')}
      </chakra.h3>
      <p>{zone}</p>
      <p>{t('settings.general.timeZoneNow', { at: formatInstant(now) })}</p>
      <chakra.p textStyle="xs" color="fg.muted">
        {t('settings.general.timeZoneHint')}
      </chakra.p>
    </section>
  )
}

export function GeneralSection() {
  const t = useTexts()
  const { language, choose: chooseLanguage } = useLanguage()
  const { chosen, choose: chooseTheme } = useAppearance()
  const rows = rowHeight.use() ?? 'comfortable'
  return (
    <Panel title={t('settings.sections.general')} hint={t('settings.general.stored')}>
      <Choice
        label={t('settings.general.language')}
        options={languages.map(value => ({ value, label: t(`console.shell.languageNames.${value}`) }))}
        chosen={language}
        choose={chooseLanguage}
      />
      <Choice
        label={t('settings.general.theme')}
        options={themes.map(value => ({ value, label: t(`settings.general.themes.${value}`) }))}
        chosen={chosen ?? 'system'}
        choose={value => chooseTheme(value === 'system' ? undefined : value)}
      />
      <Choice
        label={t('settings.general.rows')}
        options={rowHeights.map(value => ({ value, label: t(`settings.general.rowHeights.${value}`) }))}
        chosen={rows}
        choose={value => rowHeight.write(value)}
      />
      <TimeZone />
    </Panel>
  )
}
