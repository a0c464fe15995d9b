import { alertChoices } from '@liftwatch/core/domain/alert-choices'
import { trapTargetMinutesMax, trapTargetMinutesMin } from '@liftwatch/core/limits'
import type { TextKey, Translate } from '@liftwatch/core/text/all-texts'
import { languages } from '@liftwatch/core/text/translate'
import type { FieldSpec } from '../../components/form/field-spec'
import { switchedOn } from '@liftwatch/core/views/forms/form-values'
import { settingsShape, type Settings } from '../../program/settings'
import { rootNames, roots } from '../../navigation/roots'
import { mayOpen } from '../../workplace/usable-root'

type Name = keyof Settings

const choices = {
  background: ['auto', 'dark', 'light'],
  colors: ['auto', 'none', '16', '256', 'true'],
  signs: ['auto', 'unicode', 'ascii'],
  notificationBy: ['osc9', 'osc777'],
  repeat: ['once', 'untilAcknowledged'],
} as const satisfies { [Key in Name]?: readonly Settings[Key][] }

function choice<Key extends keyof typeof choices>(name: Key, translate: Translate): FieldSpec<Name> {
  const options = choices[name].map(value => ({
    value,
    label: translate(`monitor.settings.${name}Values.${value}` as TextKey),
  }))
  return { name, label: translate(`monitor.settings.${name}`), kind: 'choice', options }
}

function alertField(name: 'bell' | 'notification', translate: Translate): FieldSpec<Name> {
  const options = alertChoices.map(value => ({ value, label: translate(`monitor.settings.choices.${value}`) }))
  return { name, label: translate(`monitor.settings.${name}`), kind: 'choice', options, isSeveral: true }
}

/** Where it may open: the one that was chosen among them, also while one may not see it. */
function firstScreenField(chosen: Settings['firstScreen'], permissions: ReadonlySet<string>, translate: Translate) {
  const names = rootNames.filter(name => name === chosen || mayOpen(name, permissions))
  return {
    name: 'firstScreen',
    label: translate('monitor.settings.firstScreen'),
    kind: 'choice',
    options: names.map(value => ({ value, label: translate(roots[value].title) })),
  } as const satisfies FieldSpec<Name>
}

/** The fields of the settings, in the order in which they are asked. */
export function settingsFields(
  { firstScreen }: Settings,
  permissions: ReadonlySet<string>,
  translate: Translate,
): readonly FieldSpec<Name>[] {
  return [
    alertField('bell', translate),
    alertField('notification', translate),
    choice('notificationBy', translate),
    choice('repeat', translate),
    {
      name: 'trapTargetMinutes',
      label: translate('monitor.settings.trapTargetMinutes', { min: trapTargetMinutesMin, max: trapTargetMinutesMax }),
      kind: 'line',
    },
    {
      name: 'language',
      label: translate('monitor.settings.language'),
      kind: 'choice',
      options: languages.map(value => ({ value, label: translate(`monitor.settings.languages.${value}`) })),
    },
    firstScreenField(firstScreen, permissions, translate),
    choice('background', translate),
    choice('colors', translate),
    choice('signs', translate),
    { name: 'clock', label: translate('monitor.settings.clock'), kind: 'check' },
  ]
}

/** Settings as a form has them. */
export function settingsValues(settings: Settings, translate: Translate): Record<Name, string> {
  return {
    ...settings,
    language: settings.language ?? translate.language,
    clock: settings.clock ? switchedOn : '',
    trapTargetMinutes: String(settings.trapTargetMinutes),
    bell: settings.bell.join(','),
    notification: settings.notification.join(','),
  }
}

function choicesOf(text: string): string[] {
  return text === '' ? [] : text.split(',')
}

/** What a form says, as settings; undefined where it cannot be. An empty choice is the usual one. */
export function settingsOf(values: Record<Name, string>): Settings | undefined {
  const { bell, notification, clock, trapTargetMinutes, ...rest } = values
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''))
  return settingsShape.safeParse({
    ...given,
    bell: choicesOf(bell),
    notification: choicesOf(notification),
    clock: clock === switchedOn,
    trapTargetMinutes: Number(trapTargetMinutes),
  }).data
}
