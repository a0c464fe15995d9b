import { Button, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts'

interface FilterFormProps {
  readonly preview: () => void
  /** The filters. */
  readonly children: ReactNode
}

/** A report's filters, and the button that loads the report by them. */
export function FilterForm({ preview, children }: FilterFormProps) {
  const t = useTexts()
  return (
    <chakra.form
      display="contents"
      onSubmit={event => {
        event.preventDefault()
        preview()
      }}
    >
      {children}
      <Button type="submit" variant="solid">
        {t('reports.preview')}
      </Button>
    </chakra.form>
  )
}
