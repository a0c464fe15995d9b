import { chakra, Flex } from '@chakra-ui/react'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useAction } from '@liftwatch/core/hooks/action'
import { createCaseForm } from '@liftwatch/core/views/forms/cases'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ForbiddenPage } from '../../app/message-pages'
import { ViewForm } from '../../components/form/view-form'
import { BackLink } from '../../components/page/back-link'
import { useKeys } from '../../components/keys/use-keys'
import { lastListPath } from '../../last-list'
import { useTexts } from '../../texts'
import { BuildingInfo } from './building-info'
import { CaseFrame } from './case-frame'
import { FeedbackHistory } from './feedback-history'
import { FoundMap } from './found-map'
import { LiftPicker } from './lift-picker'
import { newDraftId } from './new-draft-id'
import { PersonsInCharge } from './persons-in-charge'
import { SoughtPlaceProvider, usePlace, useSoughtPlace } from './sought-place'

const own = { liftId: LiftPicker }

/** Where the new case is, beside its form. */
function NewCasePlace({ liftId }: { readonly liftId: string | undefined }) {
  const { found = [], building, buildingId, chooseBuilding, lifts = [] } = usePlace()
  const shown = building && !found.some(({ id }) => id === building.id) ? [building] : found
  const [first] = lifts
  const lift = lifts.find(one => one.lift.id === liftId) ?? first
  return (
    <>
      {shown.length > 0 && <FoundMap found={shown} chosen={buildingId} choose={chooseBuilding} />}
      {buildingId !== undefined && <PersonsInCharge buildingId={buildingId} />}
      {building && (
        <>
          <BuildingInfo
            building={building}
            company={lift?.liftCompany ?? null}
            phone={lift?.liftCompanyPhone ?? null}
          />
          <FeedbackHistory buildingId={building.id} name={building.attribute.address} />
        </>
      )}
    </>
  )
}

/** A case that is logged while someone is on the phone: what is known beforehand is in the address. */
export function NewCasePage() {
  const t = useTexts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [draftId] = useState(newDraftId)
  const known = (name: string) => search.get(name) ?? undefined
  const liftId = known('liftId')
  const place = useSoughtPlace({
    liftId,
    buildingId: known('buildingId'),
    about: { liftFaultId: known('liftFaultId'), passengerTrapId: known('passengerTrapId') },
  })
  const back = lastListPath(screens['case-management'].path)
  const { refusal } = useAction(createCaseForm)
  useKeys({ back: () => void navigate(back) })
  if (refusal?.code === 'no-permission') return <ForbiddenPage />
  return (
    <SoughtPlaceProvider value={place}>
      <Flex align="center" gap="3" px={{ base: '3', md: '4' }} py="3" bg="bg.panel" borderBottomWidth="1px">
        <BackLink to={back}>{t('cases.title')}</BackLink>
        <chakra.h2 textStyle="lg" fontWeight="semibold">
          {t('cases.create')}
        </chakra.h2>
      </Flex>
      <CaseFrame side={<NewCasePlace liftId={place.liftId} />}>
        <ViewForm
          view={createCaseForm}
          own={own}
          rest={{ draftId, ...place.about }}
          {...(liftId !== undefined && { known: { liftId }, draftOf: liftId })}
          cancel={() => void navigate(back)}
          done={({ id }) => void navigate(detailPath('case-management', id), { replace: true })}
        />
      </CaseFrame>
    </SoughtPlaceProvider>
  )
}
