import { Box } from 'ink'
import { Component, type ReactNode } from 'react'
import { crashExit } from '../../program/exit-codes'
import { Keyboard, useKeys } from '../../input/use-keys'
import { useProgram } from '../../program/program'
import { failureText } from '../message/refusal-text'
import { Words } from '../text/words'

/** Made of the plainest parts, for any other may be what failed. */
function Failure({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const { translate, quit } = useProgram()
  useKeys({
    'list.open': { run: retry },
    'program.quit': { run: () => quit(crashExit) },
    'program.interrupt': { run: () => quit(crashExit) },
  })
  return (
    <Box flexDirection="column" padding={1} gap={1}>
      <Keyboard />
      <Words tone="critical" wrap="wrap">
        {failureText(translate, error)}
      </Words>
      <Words>{translate('monitor.failedRetry')}</Words>
    </Box>
  )
}

interface FailureState {
  readonly failure: { readonly error: unknown } | undefined
}

/** A mistake in the program must not end the watch: it is reported, and the screens can be started again. */
export class FailureBoundary extends Component<{ readonly children: ReactNode }, FailureState> {
  override state: FailureState = { failure: undefined }

  static getDerivedStateFromError(error: unknown): FailureState {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return <Failure error={failure.error} retry={() => this.setState({ failure: undefined })} />
  }
}
