import { Button } from '@chakra-ui/react'
import type { LiftChecks, MaintenanceCheck } from '@liftwatch/core/contract/maintenance/maintenance-checks'
import { checkText, checkTone } from '@liftwatch/core/tables/maintenance-checks'
import { useState } from 'react'
import { StatusChip } from '../../components/marks/status-chip'
import type { Cells } from '../../components/record-list/cell'
import { useTexts } from '../../texts'
import { CheckDialog } from './check-dialog'

/** A check in its cell: it opens its remarks and the alarms behind it. */
function CheckCell({ of: check }: { readonly of: MaintenanceCheck | null | undefined }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (!check) return '-'
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        px="1"
        h="auto"
        minH="8"
        maxW="full"
        // A word on the device is too much for one line.
        css={{ '& .lw-chip': { whiteSpace: 'normal', textAlign: 'start' } }}
        onClick={() => setOpen(true)}
      >
        <StatusChip isPlain tone={checkTone(check)} label={checkText(check, t)!} />
        {check.remarkCnt > 0 && <span>{`(${check.remarkCnt})`}</span>}
      </Button>
      {isOpen && <CheckDialog id={check.id} close={() => setOpen(false)} />}
    </>
  )
}

export const checkCells: Cells<LiftChecks> = {
  first: ({ checkers }) => <CheckCell of={checkers[0]} />,
  second: ({ checkers }) => <CheckCell of={checkers[1]} />,
}
