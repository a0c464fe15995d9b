import { Button, chakra } from '@chakra-ui/react'
import { toRequest } from '@liftwatch/core/client/request'
import { workingAsHeaders } from '@liftwatch/core/contract/call-headers'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import type { ExportFormat } from '@liftwatch/core/contract/exports'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useRef } from 'react'
import { useLanguage, useTexts } from '../../texts'
import { Icon } from '../marks/icon'
import { Popover } from '../overlay/popover'

interface ExportMenuProps {
  readonly endpoint: Endpoint
  /** The filters and the order of the list as it is. */
  readonly input: Readonly<Record<string, unknown>>
  /** Keys of the columns, in their order. */
  readonly columns: readonly string[]
}

const formats = ['xlsx', 'csv'] as const satisfies readonly ExportFormat[]

/** The whole list as a file, in a new window (specification 1 section 7): links, so that the browser shows what it saves. */
export function ExportMenu({ endpoint, input, columns }: ExportMenuProps) {
  const t = useTexts()
  const { language } = useLanguage()
  const { session } = useFrontEnd()
  // A link sends no headers.
  const place = workingAsHeaders(session.workingAs())
  const content = useRef<HTMLDivElement>(null)
  return (
    <Popover
      label={t('list.export.title')}
      variant="outline"
      contentRef={content}
      trigger={
        <>
          <Icon name="download" />
          <chakra.span hideBelow="lg">{t('list.export.title')}</chakra.span>
        </>
      }
    >
      {formats.map(format => (
        <Button key={format} asChild variant="ghost" justifyContent="start" w="full">
          <a
            href={toRequest(endpoint, { ...input, format, language, columns, ...place }, '').url}
            target="_blank"
            rel="noopener"
            onClick={() => content.current?.hidePopover()}
          >
            {t(`list.export.${format}`)}
          </a>
        </Button>
      ))}
      <chakra.p px="3" py="2" maxW="16rem" textStyle="xs" color="fg.muted">
        {t('list.export.hint')}
      </chakra.p>
    </Popover>
  )
}
