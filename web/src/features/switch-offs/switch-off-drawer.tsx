import { Button, chakra, Flex, Skeleton } from '@chakra-ui/react'
import { switchOffs, type SwitchOff } from '@liftwatch/core/contract/estate/switch-offs'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { useAction } from '@liftwatch/core/hooks/action'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { cancelSwitchOffForm, editFormOf, switchOnForm } from '@liftwatch/core/views/forms/switch-offs'
import { switchOffView } from '@liftwatch/core/views/resources/switch-offs'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { FormAction } from '../../components/actions/form-action'
import { ViewAction } from '../../components/actions/view-action'
import { LoadError } from '../../components/contact/load-error'
import { ViewForm } from '../../components/form/view-form'
import { Drawer } from '../../components/overlay/drawer'
import { ViewFacts } from '../../records/view-facts'
import { useTexts } from '../../texts'
import { RecordLink } from '../../app/record-link'
import { SwitchOffChip } from './switch-off-chip'
import { PlannedTimes, timeBoxes } from './time-box'

const cells = {
  liftName: ({ liftId, liftName }: SwitchOff) => (
    <RecordLink name="lifts" id={liftId}>
      {liftName}
    </RecordLink>
  ),
}

/** The words of an edit, and its end. */
function EditedSwitchOff({ of: shown, end }: { readonly of: SwitchOff; readonly end: () => void }) {
  const t = useTexts()
  return (
    <PlannedTimes>
      <ViewForm
        hasTitle
        key={`${shown.id} ${shown.isOff}`}
        view={editFormOf(shown)}
        row={shown}
        own={timeBoxes}
        subject={t('switchOffs.name', { lift: shown.liftName })}
        cancel={end}
        done={end}
      >
        {shown.isOff && <chakra.p color="fg.muted">{t('switchOffs.timesFixed')}</chakra.p>}
      </ViewForm>
    </PlannedTimes>
  )
}

/** What can be done now; what cannot is not there (specification 2 section 5). */
function Actions({ of: shown, edit }: { readonly of: SwitchOff; readonly edit: () => void }) {
  const t = useTexts()
  const { refusal: noEdit } = useAction(editFormOf(shown), shown)
  const { refusal: noSwitchOn } = useAction(switchOnForm, shown)
  const { refusal: noCancel } = useAction(cancelSwitchOffForm, shown)
  const subject = t('switchOffs.name', { lift: shown.liftName })
  if (noEdit && noSwitchOn && noCancel) return null
  return (
    <Flex wrap="wrap" gap="2">
      {!noSwitchOn && <ViewAction variant="solid" view={switchOnForm} row={shown} subject={subject} />}
      {!noEdit && <Button onClick={edit}>{t('switchOffs.edit')}</Button>}
      {!noCancel && <FormAction view={cancelSwitchOffForm} row={shown} subject={subject} />}
    </Flex>
  )
}

/** One switch-off beside the list. */
export function SwitchOffDrawer() {
  const t = useTexts()
  const { id } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [editedId, setEdited] = useState<string>()
  const { data, error, refetch } = useAnswer(switchOffs.detail, id === undefined ? undefined : { id })
  // Closed meanwhile, there is nothing left to edit.
  const isEdited = data !== undefined && editedId === data.id && data.status === 'OPEN'
  return (
    <Drawer
      title={data ? t('switchOffs.name', { lift: data.liftName }) : t('switchOffs.title')}
      close={() => void navigate({ pathname: screens['oms-schedule'].path, search })}
    >
      {error && (
        <LoadError
          title={t('console.detail.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      {!data && !error && <Skeleton h="24rem" flexShrink={0} />}
      {data && (
        <>
          <Flex wrap="wrap" gap="2">
            <SwitchOffChip of={data} />
          </Flex>
          {isEdited ? (
            <EditedSwitchOff of={data} end={() => setEdited(undefined)} />
          ) : (
            <Actions of={data} edit={() => setEdited(data.id)} />
          )}
          <ViewFacts view={switchOffView} row={data} cells={cells} />
        </>
      )}
    </Drawer>
  )
}
