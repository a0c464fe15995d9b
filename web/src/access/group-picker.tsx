import type { FieldBoxProps } from '../components/form/field-box'
import { useTexts } from '../texts'
import { useGroupNames } from './group-names'
import { PickBox } from './pick-box'

/** The groups that a USER is to be in; only for who may see which there are. */
export function GroupPicker(props: FieldBoxProps) {
  const t = useTexts()
  const { mayRead, groups } = useGroupNames()
  if (!mayRead) return null
  return <PickBox {...props} options={groups} none={t('users.noGroups')} />
}
