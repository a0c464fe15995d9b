import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Icon } from '../../components/marks/icon'
import { useTexts } from '../../texts'
import type { CustomizeDialogProps } from './customize-dialog'
import { lazyPart } from '../../components/page/lazy-part'

const CustomizeDialog = lazyPart(async () => (await import('./customize-dialog')).CustomizeDialog)

/** Opens the choice of columns and order. */
export function CustomizeButton(props: Omit<CustomizeDialogProps, 'close'>) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-label={t('reports.customize')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="columns" />
        <chakra.span hideBelow="lg">{t('reports.customize')}</chakra.span>
      </Button>
      {isOpen && <CustomizeDialog {...props} close={() => setOpen(false)} />}
    </>
  )
}
