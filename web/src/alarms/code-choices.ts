import { labelIn } from '@liftwatch/core/domain/labels'
import { useAlarmTypes } from '@liftwatch/core/hooks/device-alarms'
import type { Choice } from '../components/filters/choice-filter'
import { useTexts } from '../texts'

/** The alarm codes of a view, each with its word in the reader's language, to choose from. */
export function useCodeChoices(view: Parameters<typeof useAlarmTypes>[0]): Choice[] {
  const t = useTexts()
  const { data: types = [] } = useAlarmTypes(view)
  return types.map(type => ({ value: type.code, label: `${type.code} ${labelIn(t.language, type)}` }))
}
