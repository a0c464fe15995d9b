import { chakra } from '@chakra-ui/react'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { ViewForm } from '../components/form/view-form'
import type { ViewFormOptions } from '../components/form/use-view-form'
import { useTexts } from '../texts'

/** What the technician found, below an alarm's facts. */
export function ClosingReport<E extends Endpoint>(form: ViewFormOptions<E>) {
  const t = useTexts()
  return (
    <ViewForm {...form}>
      <chakra.h3 textStyle="sm" fontWeight="semibold">
        {t(form.view.title)}
      </chakra.h3>
    </ViewForm>
  )
}
