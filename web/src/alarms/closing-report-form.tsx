import { Button, chakra, Field, Input, Textarea } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { reportFields } from '@liftwatch/core/contract/alarms'
import { AppError, type Refusal } from '@liftwatch/core/errors'
import { nameMaxCharacters, reportResultMaxCharacters } from '@liftwatch/core/limits'
import { errorText, type TextKey } from '@liftwatch/core/text/translate'
import type { ReactNode } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { showMessage, shownMs } from '../components/messages'
import { ToneIcon } from '../components/tone-icon'
import { useTexts } from '../texts'
import { DraftNote } from '../components/form/draft-note'
import { TechnicianCodeBox } from './technician-code-box'
import { useClosingReportDraft } from './closing-report-draft'

/** An empty box is no code at all. */
const closingReportValues = z.object({
  ...reportFields,
  faultCode: z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => undefined),
    ),
    reportFields.faultCode,
  ]),
})

const wrongTexts = {
  technicianName: 'alarms.required.technicianName',
  faultCode: 'console.detail.faultCodeInvalid',
  result: 'alarms.required.result',
} as const satisfies Record<keyof typeof reportFields, TextKey>

interface ClosingReportFormProps {
  /** What was reported before; null where nothing was. */
  readonly technicianName: string | null
  readonly code: string | null
  readonly result: string | null
  readonly codeLabel: string
  /** Names what is reported, for the draft of what is typed. */
  readonly of: string
  readonly refusal: Refusal | undefined
  readonly isPending: boolean
  readonly submit: (values: z.output<typeof closingReportValues>) => Promise<unknown>
}

/** What the technician found. Locked while no one has acknowledged, by the rule that the server applies. */
export function ClosingReportForm(props: ClosingReportFormProps) {
  const { technicianName, code, result, codeLabel, of, refusal, isPending, submit } = props
  const t = useTexts()
  const reported = { technicianName: technicianName ?? '', faultCode: code ?? '', result: result ?? '' }
  const form = useForm({
    resolver: zodResolver(closingReportValues),
    // What others report shows at once, except over what is being typed here.
    values: reported,
    resetOptions: { keepDirtyValues: true },
  })
  const { register, handleSubmit, control, formState, reset, setError } = form
  const draft = useClosingReportDraft(form, `report.${of}`)
  const used = useWatch({ control, name: 'result' }).length
  const { errors } = formState

  const send = handleSubmit(values =>
    submit(values).then(
      () => {
        draft.drop()
        reset(form.getValues(), { keepDirtyValues: false })
        showMessage('ok', t('alarms.reported'))
      },
      // The form keeps what was typed, for another try, and why: the message goes as soon as the specification says.
      (error: unknown) => {
        const message = error instanceof AppError ? errorText(t, error) : t('console.detail.reportFailed')
        showMessage('critical', message, shownMs)
        setError('root', { message })
      },
    ),
  )

  const box = (name: keyof typeof reportFields, label: string, input: ReactNode, helper?: string) => (
    <Field.Root invalid={errors[name] !== undefined} required={name !== 'faultCode'} disabled={refusal !== undefined}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {input}
      {helper && <Field.HelperText>{helper}</Field.HelperText>}
      <Field.ErrorText>{t(wrongTexts[name])}</Field.ErrorText>
    </Field.Root>
  )

  return (
    <chakra.form noValidate display="grid" gap="3" onSubmit={event => void send(event)}>
      <chakra.h3 textStyle="sm" fontWeight="semibold">
        {t('alarms.actions.report')}
      </chakra.h3>
      {draft.isRestored && (
        <DraftNote
          discard={() => {
            draft.drop()
            reset(reported, { keepDirtyValues: false })
          }}
        />
      )}
      {refusal && <chakra.p color="fg.muted">{errorText(t, new AppError(refusal.code))}</chakra.p>}
      {box(
        'technicianName',
        t('alarms.fields.technicianName'),
        <Input maxLength={nameMaxCharacters} {...register('technicianName')} />,
      )}
      {box(
        'faultCode',
        codeLabel,
        <Controller
          control={control}
          name="faultCode"
          render={({ field }) => (
            <TechnicianCodeBox value={field.value ?? ''} change={field.onChange} blur={field.onBlur} />
          )}
        />,
      )}
      {box(
        'result',
        t('alarms.fields.result'),
        <Textarea rows={5} maxLength={reportResultMaxCharacters} {...register('result')} />,
        t('alarms.resultCounter', { used, max: reportResultMaxCharacters }),
      )}
      {errors.root?.message && (
        <chakra.p display="flex" alignItems="center" gap="2" color="critical.fg">
          <ToneIcon tone="critical" />
          {t('alarms.notReported', { reason: errors.root.message })}
        </chakra.p>
      )}
      <Button type="submit" variant="solid" justifySelf="start" disabled={refusal !== undefined || isPending}>
        {t('alarms.actions.submit')}
      </Button>
    </chakra.form>
  )
}
