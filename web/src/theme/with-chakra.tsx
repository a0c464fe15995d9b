import { ChakraProvider } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { theme } from '../theme'

/** The same component, where what it draws may be of Chakra. */
export function withChakra<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WithChakra(props: Props) {
    return (
      <ChakraProvider value={theme()}>
        <Part {...props} />
      </ChakraProvider>
    )
  }
}
