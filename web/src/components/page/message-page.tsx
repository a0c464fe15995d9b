import { chakra, Flex } from '@chakra-ui/react'
import type { Tone } from '@liftwatch/core/tones'
import type { ReactNode } from 'react'
import { ToneIcon } from '../marks/tone-icon'
import { useIsWithinMain } from './within-main'

interface MessagePageProps {
  readonly title: string
  readonly text: string
  readonly detail?: string
  readonly tone?: Tone
  /** What there is to do about it. */
  readonly children?: ReactNode
}

/** A page that has one thing to say. */
export function MessagePage({ title, text, detail, tone = 'muted', children }: MessagePageProps) {
  const isWithin = useIsWithinMain()
  return (
    <Flex
      as={isWithin ? 'div' : 'main'}
      minH="full"
      flexGrow={1}
      direction="column"
      align="center"
      justify="center"
      gap="4"
      p="8"
      textAlign="center"
    >
      <chakra.span colorPalette={tone} color="colorPalette.solid">
        <ToneIcon tone={tone} size={32} />
      </chakra.span>
      <chakra.h1 textStyle="xl" fontWeight="semibold">
        {title}
      </chakra.h1>
      <chakra.p textStyle="md" color="fg.muted">
        {text}
      </chakra.p>
      {detail && (
        <chakra.p maxW="40rem" color="fg.muted" overflowWrap="anywhere">
          {detail}
        </chakra.p>
      )}
      <Flex gap="2" wrap="wrap" justify="center">
        {children}
      </Flex>
    </Flex>
  )
}
