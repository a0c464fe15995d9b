import { Box } from 'ink'
import { useKeys } from '../../input/use-keys'
import { Words } from '../text/words'

export interface DialogProps {
  readonly question: string
  readonly yes: () => void
  readonly no: () => void
  /** Whether Enter, which may have been meant for what came before, is no answer. */
  readonly isGrave?: boolean
}

/** A question to be answered before anything else. Who shows it hides what it covers. */
export function Dialog({ question, yes, no, isGrave = false }: DialogProps) {
  useKeys({ [isGrave ? 'dialog.sure' : 'dialog.yes']: { run: yes }, 'dialog.no': { run: no } })
  return (
    <Box flexGrow={1} alignItems="center" justifyContent="center">
      <Box borderStyle="round" paddingX={2} paddingY={1}>
        <Words wrap="wrap">{question}</Words>
      </Box>
    </Box>
  )
}
