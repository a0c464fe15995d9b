import { floodDescriptionZh } from './alarm-flood'
import { eventLabels } from './event-codes'
import { faultNumbers } from './fault-numbers'

/** What a number or a code is called, in each language. */
export interface Label {
  readonly label: string
  readonly labelZh: string
}

/** The label in the reader's language. */
export function labelIn(language: 'en' | 'zh', { label, labelZh }: Label): string {
  return language === 'zh' ? labelZh : label
}

const known = new Map<string, Label>(
  [...Object.values(faultNumbers), ...eventLabels].map(label => [label.label, label]),
)

/**
 * What an alarm is called, in the reader's language. Where the device did not say, that is the label of its number, which there
 * is in each language; a device's own words stay as they are.
 */
export function descriptionIn(language: 'en' | 'zh', description: string): string {
  // Devices, and those who seed what they say, are known by their English labels.
  if (language === 'en') return description
  const label = known.get(description)
  return label ? labelIn(language, label) : (floodDescriptionZh(description) ?? description)
}
