import { Flex, Skeleton } from '@chakra-ui/react'
import { useTexts } from '../../texts'
import { menuOpenWidth } from './menu-width'

/** The shell's outline, while it is not yet known whose it is. */
export function ShellSkeleton() {
  const t = useTexts()
  return (
    <Flex h="100dvh" aria-busy aria-label={t('console.shell.loading')} role="status">
      <Flex
        direction="column"
        gap="4"
        w={menuOpenWidth}
        p="4"
        borderEndWidth="1px"
        display={{ base: 'none', xl: 'flex' }}
      >
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} h="5" />
        ))}
      </Flex>
      <Flex direction="column" gap="4" flex="1" p="4">
        <Skeleton h="8" maxW="20rem" />
        <Skeleton flex="1" />
      </Flex>
    </Flex>
  )
}
