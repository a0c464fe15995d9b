import { Button, chakra } from '@chakra-ui/react'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { isPermitted, type Endpoint } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import { useActions } from '@liftwatch/core/hooks/action'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { errorText } from '@liftwatch/core/text/error-text'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import { caseTransitionForms } from '@liftwatch/core/views/forms/cases'
import { useId, useState } from 'react'
import { FormDialog } from '../../components/form/form-dialog'
import { useTexts } from '../../texts'

/** What moves a case on: all of it is in sight, and what is refused now says why, once for each reason. */
export function CaseActions({ of: shown }: { readonly of: ComplaintDetail }) {
  const t = useTexts()
  const reasonsId = useId()
  const actionOf = useActions()
  const [opened, open] = useState<FormView>()
  const mayWrite = isPermitted(complaints.setStatus, usePermissions())
  if (!mayWrite) return null
  const offered = caseTransitionForms.map(view => {
    const { refusal } = actionOf<Endpoint>(view, shown)
    const reason = refusal && errorText(t, new AppError(refusal.code, { params: refusal.params }))
    return { view, label: t(view.title), reason }
  })
  const reasons = [...new Set(offered.flatMap(({ reason }) => reason ?? []))]
  return (
    <>
      {offered.map(({ view, label, reason }) => (
        <Button
          key={view.title}
          aria-haspopup="dialog"
          disabled={reason !== undefined}
          title={reason}
          aria-describedby={reason === undefined ? undefined : `${reasonsId}-${reasons.indexOf(reason)}`}
          onClick={() => open(view)}
        >
          {label}
        </Button>
      ))}
      {reasons.map((reason, at) => (
        <chakra.p key={reason} id={`${reasonsId}-${at}`} order="1" w="full" textStyle="xs" color="fg.muted">
          {`${offered
            .filter(one => one.reason === reason)
            .map(({ label }) => label)
            .join(', ')}: ${reason}`}
        </chakra.p>
      ))}
      {opened && (
        <FormDialog
          view={opened}
          row={shown}
          subject={t('cases.name', { caseNo: shown.caseNo })}
          close={() => open(undefined)}
        />
      )}
    </>
  )
}
