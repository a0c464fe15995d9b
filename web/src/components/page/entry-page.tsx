import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import productIcon from '../../icon.svg'
import { useFirstTexts } from '../../texts'
import { LanguageSwitch } from './language-switch'
import { ThemeToggle } from './theme-toggle'

/** The frame of the pages before the shell. */
export function EntryPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useFirstTexts()
  return (
    <Flex direction="column" minH="100dvh">
      <title>{t('console.title', { name: title })}</title>
      <Flex as="header" justify="end" gap="1" p="2">
        <LanguageSwitch />
        <ThemeToggle />
      </Flex>
      <Flex as="main" flex="1" align="center" justify="center" p="4" pb="16">
        <chakra.div w="full" maxW="24rem" p={{ base: '4', sm: '8' }} bg="bg.panel" borderWidth="1px" borderRadius="l3">
          <Flex align="center" gap="3" mb="6">
            <img src={productIcon} alt="" width={32} height={32} />
            <chakra.span textStyle="lg" fontWeight="semibold">
              {t('session.product')}
            </chakra.span>
          </Flex>
          <chakra.h1 mb="4" textStyle="xl" fontWeight="semibold">
            {title}
          </chakra.h1>
          {children}
        </chakra.div>
      </Flex>
    </Flex>
  )
}
