import { useTexts } from '../../texts'
import { PlainButton } from '../inputs/plain-button'

interface NewRowsButtonProps {
  readonly newRows: number
  readonly letIn: () => void
}

/** How many rows have come that would move those that are being read, and lets them in. On a phone the foot of the list is far away. */
export function NewRowsButton({ newRows, letIn }: NewRowsButtonProps) {
  const t = useTexts()
  return (
    <span role="status" className="lw-new-rows">
      {newRows > 0 && (
        <PlainButton variant="solid" onClick={letIn}>
          {t('list.newRows', { number: newRows })}
        </PlainButton>
      )}
    </span>
  )
}
