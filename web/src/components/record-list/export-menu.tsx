import { toRequest } from '@liftwatch/core/client/request'
import { workingAsHeaders } from '@liftwatch/core/contract/call-headers'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import type { ExportFormat } from '@liftwatch/core/contract/exports'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../texts'
import { buttonLook } from '../inputs/button-look'
import { DownloadMenu } from '../overlay/download-menu'

/** Columns that are in a file only where they are asked for each time. */
export interface FileColumns {
  readonly label: string
  readonly keys: readonly string[]
}

interface ExportMenuProps {
  readonly endpoint: Endpoint
  /** The filters and the order of the list as it is. */
  readonly input: Readonly<Record<string, unknown>>
  /** Keys of the columns, in their order. */
  readonly columns: readonly string[]
  readonly besides?: FileColumns | undefined
}

const formats = ['xlsx', 'csv'] as const satisfies readonly ExportFormat[]

/** The whole list as a file, in a new window (specification 1 section 7): links, so that the browser shows what it saves. */
export function ExportMenu({ endpoint, input, columns, besides }: ExportMenuProps) {
  const t = useTexts()
  const { language } = useLanguage()
  const { session } = useFrontEnd()
  // A link sends no headers.
  const place = workingAsHeaders(session.workingAs())
  const content = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const chosen = besides && isWhole ? [...columns, ...besides.keys] : columns
  function leave(): void {
    content.current?.hidePopover()
    // Who asks for them once does not for the next file.
    setWhole(false)
  }
  return (
    <DownloadMenu label={t('list.export.title')} contentRef={content}>
      {besides && (
        <label className="lw-option">
          <input type="checkbox" checked={isWhole} onChange={event => setWhole(event.target.checked)} />
          {besides.label}
        </label>
      )}
      {formats.map(format => (
        <a
          key={format}
          {...buttonLook({ variant: 'ghost', shape: 'entry' })}
          href={toRequest(endpoint, { ...input, format, language, columns: chosen, ...place }, '').url}
          target="_blank"
          rel="noopener"
          onClick={leave}
        >
          {t(`list.export.${format}`)}
        </a>
      ))}
      <p className="lw-popover-words" data-small>
        {t('list.export.hint')}
      </p>
    </DownloadMenu>
  )
}
