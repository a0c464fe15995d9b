import { organizations } from '@liftwatch/core/contract/accounts/organizations'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { organizationsAtOnceMax } from '@liftwatch/core/limits'
import type { FieldBoxProps } from '../components/form/field-box'
import { useTexts } from '../texts'
import { PickBox } from './pick-box'

/** The town councils that there are, to choose those that an EMSU serves. */
export function CouncilPicker(props: FieldBoxProps) {
  const t = useTexts()
  const { data } = useAnswer(organizations.page, {
    type: 'TOWN_COUNCIL',
    page: 0,
    size: organizationsAtOnceMax,
    sort: 'name,ASC',
  })
  return <PickBox {...props} options={data?.content} none={t('organizations.noCouncils')} />
}
