import { Button, chakra, Field, Flex, Input } from '@chakra-ui/react'
import { copyText } from '../../components/actions/copy-text'
import { Dialog } from '../../components/overlay/dialog'
import { useTexts } from '../../texts'

/** A secret that someone is to copy now. */
export interface NewSecret {
  readonly token: string
  /** Whether it took the place of another. */
  readonly isRotated?: boolean
}

/** The one time that a token is shown. */
export function TokenCreated({ secret, close }: { readonly secret: NewSecret; readonly close: () => void }) {
  const { token, isRotated = false } = secret
  const t = useTexts()
  return (
    <Dialog
      title={t(isRotated ? 'settings.tokens.rotated' : 'settings.tokens.created')}
      close={close}
      footer={
        <Button variant="solid" onClick={close}>
          {t('settings.tokens.done')}
        </Button>
      }
    >
      <chakra.p mb="4">{t('settings.tokens.createdHint')}</chakra.p>
      <Field.Root>
        <Field.Label>{t('settings.tokens.token')}</Field.Label>
        <Flex gap="2" w="full">
          <Input readOnly value={token} fontFamily="monospace" onFocus={event => event.target.select()} />
          <Button onClick={() => void copyText(token, t)}>{t('settings.copy')}</Button>
        </Flex>
      </Field.Root>
    </Dialog>
  )
}
