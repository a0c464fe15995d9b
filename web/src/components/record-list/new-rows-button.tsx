import { Button, chakra } from '@chakra-ui/react'
import { useTexts } from '../../texts'

interface NewRowsButtonProps {
  readonly newRows: number
  readonly letIn: () => void
}

/** How many rows have come that would move those that are being read, and lets them in. On a phone the foot of the list is far away. */
export function NewRowsButton({ newRows, letIn }: NewRowsButtonProps) {
  const t = useTexts()
  return (
    <chakra.span role="status">
      {newRows > 0 && (
        <Button
          variant="solid"
          onClick={letIn}
          pos={{ base: 'fixed', md: 'static' }}
          bottom="4"
          insetEnd="4"
          zIndex="docked"
        >
          {t('list.newRows', { number: newRows })}
        </Button>
      )}
    </chakra.span>
  )
}
