import { Box } from 'ink'
import { useKeys } from '../../input/use-keys'
import { Words } from '../text/words'

interface DialogProps {
  readonly question: string
  readonly yes: () => void
  readonly no: () => void
}

/** A question to be answered before anything else. Who shows it hides what it covers. */
export function Dialog({ question, yes, no }: DialogProps) {
  useKeys({ 'dialog.yes': { run: yes }, 'dialog.no': { run: no } })
  return (
    <Box flexGrow={1} alignItems="center" justifyContent="center">
      <Box borderStyle="round" paddingX={2} paddingY={1}>
        <Words>{question}</Words>
      </Box>
    </Box>
  )
}
