import { Button, chakra, Field, Flex, Input } from '@chakra-ui/react'
import { copyText } from '../../components/actions/copy-text'
import { Dialog } from '../../components/overlay/dialog'
import { useTexts } from '../../texts'

/** The one time that a token is shown. */
export function TokenCreated({ token, close }: { readonly token: string; readonly close: () => void }) {
  const t = useTexts()
  return (
    <Dialog
      title={t('settings.tokens.created')}
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
