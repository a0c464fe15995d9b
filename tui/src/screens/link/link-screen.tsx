import { Box } from 'ink'
import { Frame } from '../../components/frame/frame'
import { Link } from '../../components/text/link'
import { Words } from '../../components/text/words'
import { useKeys } from '../../input/use-keys'
import { useNavigation, type Screen } from '../../navigation/navigation'
import { useProgram } from '../../program/program'

type Props = Omit<Extract<Screen, { name: 'link' }>, 'name'>

/** A record's page in the console. Over SSH no browser can be started from here: the terminal opens what one clicks on. */
export function LinkScreen({ title, address }: Props) {
  const { translate, copy } = useProgram()
  const { back } = useNavigation()
  useKeys({ 'row.copy': { run: () => copy(address) }, 'screen.back': { run: back } })
  return (
    <Frame trail={[title, translate('monitor.keys.browse')]}>
      <Box flexDirection="column" padding={1} gap={1}>
        <Link address={address} />
        <Words tone="muted" wrap="wrap">
          {translate('monitor.linkHint')}
        </Words>
      </Box>
    </Frame>
  )
}
