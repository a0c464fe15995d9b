import { Button, chakra, Flex } from '@chakra-ui/react'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import { errorText } from '@liftwatch/core/text/error-text'
import { isOptional, requiredWords } from '@liftwatch/core/views/forms/form-field'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { useTexts } from '../../texts'
import { useFocusGoesOn } from '../actions/next-control'
import { ToneIcon } from '../marks/tone-icon'
import { typedOver } from '@liftwatch/core/views/forms/changed-fields'
import { AskToSend } from './ask-to-send'
import { ChangedNote } from './changed-note'
import { DraftNote } from './draft-note'
import { FieldBox, type FieldBoxProps } from './field-box'
import { NewNameQuestion } from './new-name-question'
import { useViewForm, type ViewFormOptions } from './use-view-form'

export type OwnBoxes = Readonly<Record<string, ComponentType<FieldBoxProps>>>

interface ViewFormProps<E extends Endpoint> extends ViewFormOptions<E> {
  readonly size?: 'sm' | 'md'
  /** Whether its title is above it; a page or a dialog of its own has one already. */
  readonly hasTitle?: boolean
  /** Whether the first box has the focus from the beginning. */
  readonly autoFocus?: boolean
  /** Those boxes that the page draws itself. */
  readonly own?: OwnBoxes
  /** Leaves it, where it has a button for that. */
  readonly cancel?: () => void
  /** Above the boxes. */
  readonly children?: ReactNode
}

/** Any form of core's views, drawn from its description. */
export function ViewForm<E extends Endpoint>(props: ViewFormProps<E>) {
  const { view, size = 'sm', hasTitle = false, autoFocus = false, own = {}, cancel, children } = props
  const t = useTexts()
  const form = useViewForm(props)
  const { refusal, isPending, problem, asked, submit } = form
  const isLocked = refusal !== undefined
  // Where all are required, to mark each says nothing.
  const isMixed = form.fields.some(isOptional)
  return (
    <chakra.form
      noValidate
      display="grid"
      // No box is wider than the form, which may be in a narrow dialog.
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {hasTitle && (
        <chakra.h3 textStyle="sm" fontWeight="semibold">
          {t(view.title)}
        </chakra.h3>
      )}
      {form.discard && !isLocked && <DraftNote discard={form.discard} />}
      {form.changed && !isLocked && <ChangedNote {...form.changed} now={typedOver(t, form)} />}
      {refusal && (
        <chakra.p color="fg.muted">{errorText(t, new AppError(refusal.code, { params: refusal.params }))}</chakra.p>
      )}
      {children}
      <Flex wrap="wrap" gap="4" align="start">
        {form.fields.map((field, at) => {
          const Box = own[field.name] ?? FieldBox
          return (
            <Fragment key={field.name}>
              {field.section && (
                <chakra.h3 w="full" textStyle="sm" fontWeight="semibold">
                  {t(field.section)}
                </chakra.h3>
              )}
              <chakra.div w={field.width ?? 'full'} maxW="full">
                <Controller
                  control={form.control}
                  name={field.name}
                  render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
                    <Box
                      {...{ field, size, ref }}
                      value={isLocked ? form.start[field.name]! : value}
                      change={onChange}
                      blur={onBlur}
                      problem={error?.message}
                      required={isMixed && requiredWords(field) !== undefined}
                      disabled={isLocked}
                      autoFocus={autoFocus && at === 0}
                    />
                  )}
                />
              </chakra.div>
            </Fragment>
          )
        })}
      </Flex>
      {problem !== undefined && (
        <chakra.p role="alert" display="flex" alignItems="center" gap="2" color="fg.error" fontWeight="medium">
          <ToneIcon tone="critical" />
          {problem}
        </chakra.p>
      )}
      <Flex wrap="wrap" gap="2" justify={cancel && 'end'}>
        {cancel && <Button onClick={cancel}>{t('settings.cancel')}</Button>}
        <Button
          {...useFocusGoesOn(isLocked)}
          type="submit"
          size={size}
          variant="solid"
          disabled={isLocked}
          aria-busy={isPending}
          {...(size === 'md' && { w: 'full' })}
        >
          {t(view.submit)}
        </Button>
      </Flex>
      {asked && <NewNameQuestion {...asked} action={t(view.submit)} />}
      {form.unsent && <AskToSend {...form.unsent} title={t(view.title)} action={t(view.submit)} />}
    </chakra.form>
  )
}
