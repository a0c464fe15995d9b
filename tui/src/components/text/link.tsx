import { Text } from 'ink'
import { plain } from './plain'

/** An address that terminals open on a click (OSC 8); where they cannot, it is there to be read. */
export function Link({ address }: { readonly address: string }) {
  const safe = plain(address)
  return <Text wrap="wrap" underline>{`\x1b]8;;${encodeURI(safe)}\x07${safe}\x1b]8;;\x07`}</Text>
}
