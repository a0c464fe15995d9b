import { chakra } from '@chakra-ui/react'
import { complainantFieldNames, type ComplainantField } from '@liftwatch/core/contract/alarms/case-fields'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { formatInstant } from '@liftwatch/core/text/format'
import type { TextKey } from '@liftwatch/core/text/translate'
import { removeComplainantForm } from '@liftwatch/core/views/forms/cases'
import { RecordLink } from '../../app/record-link'
import { AskedAction } from '../../components/actions/asked-action'
import { FactList } from '../../components/facts/fact-list'
import { useTexts } from '../../texts'

/** Where a case is: its lift, and the alarm that it is about. */
export function CaseLocation({ of: shown }: { readonly of: ComplaintDetail }) {
  const t = useTexts()
  const { liftId, liftName, buildingId, buildingAddress, buildingPostcode, liftTc, liftFaultId, passengerTrapId } =
    shown
  const lift = (
    <RecordLink name="lifts" id={liftId}>
      {liftName}
    </RecordLink>
  )
  const building = (
    <RecordLink name="building" id={buildingId}>
      {[buildingAddress, buildingPostcode].filter(part => part !== null).join(' ')}
    </RecordLink>
  )
  const alarm =
    liftFaultId === null ? (
      <RecordLink name="passenger-trap" id={passengerTrapId}>
        {t('cases.alarmTypes.PASSENGER_TRAP')}
      </RecordLink>
    ) : (
      <RecordLink name="lift-fault" id={liftFaultId}>
        {t('cases.alarmTypes.LIFT_FAULT')}
      </RecordLink>
    )
  return (
    <FactList
      title={t('cases.sections.location')}
      facts={[
        [t('alarms.fields.liftName'), lift],
        [t('alarms.fields.address'), building],
        [t('alarms.fields.townCouncil'), liftTc],
        [t('cases.about'), alarm],
      ]}
    />
  )
}

const phonePrefix = '+65 '

/** As the form calls them: here nothing else is beside them. */
const factLabels = {
  complainant: 'cases.complainant.name',
  residential: 'complaints.complainant.residential',
  phone: 'complaints.complainant.phone',
  email: 'cases.complainant.email',
  complainantAddress: 'cases.complainant.address',
} as const satisfies Record<ComplainantField, TextKey>

/** Who complained, for who may see that; it is never changed, and an ADMIN may remove it. */
export function CaseComplainant({ of: shown }: { readonly of: ComplaintDetail }) {
  const t = useTexts()
  const { isComplainantShown, complainantRemovedAt, caseNo } = shown
  const said = complainantRemovedAt
    ? t('cases.complainant.removed', { at: formatInstant(complainantRemovedAt) })
    : isComplainantShown
      ? undefined
      : t('cases.complainant.hidden')
  const facts = complainantFieldNames.map(name => {
    const value = shown[name]
    const isPhone = value !== null && (name === 'phone' || name === 'residential')
    return [t(factLabels[name]), isPhone ? phonePrefix + value : value] as const
  })
  return (
    <chakra.div display="grid" gap="3">
      <FactList title={t('cases.sections.complainant')} facts={said === undefined ? facts : []} />
      {said !== undefined && <chakra.p color="fg.muted">{said}</chakra.p>}
      {said === undefined && facts.some(([, value]) => value !== null) && (
        <AskedAction view={removeComplainantForm} row={shown} subject={String(caseNo)} />
      )}
    </chakra.div>
  )
}
