import { Button } from '@chakra-ui/react'
import { useRef } from 'react'
import { showMessage } from '../../../../components/overlay/messages'
import { DownloadMenu } from '../../../../components/overlay/download-menu'
import { useTexts } from '../../../../texts'
import type { Picture } from './picture'
import { pictureFormats, type PictureFormat } from './picture-format'

interface PictureMenuProps {
  /** Without its ending. */
  readonly fileName: string
  readonly make: () => Picture
}

/** Saves a chart as a picture; what draws it is loaded when it is wanted. */
export function PictureMenu({ fileName, make }: PictureMenuProps) {
  const t = useTexts()
  const content = useRef<HTMLDivElement>(null)
  async function save(format: PictureFormat): Promise<void> {
    content.current?.hidePopover()
    try {
      const [{ drawPicture }, { savePicture }] = await Promise.all([
        import('./draw-picture'),
        import('./picture-files'),
      ])
      await savePicture(drawPicture(make()), format, fileName)
    } catch {
      // Some browsers, or their add-ons, let no page read what it has drawn.
      showMessage('warning', t('reports.charts.pictureFailed'))
    }
  }
  return (
    <DownloadMenu label={t('reports.charts.picture')} contentRef={content}>
      {pictureFormats.map(format => (
        <Button key={format} variant="ghost" justifyContent="start" w="full" onClick={() => void save(format)}>
          {t(`reports.charts.pictures.${format}`)}
        </Button>
      ))}
    </DownloadMenu>
  )
}
