import { Button, chakra, Flex } from '@chakra-ui/react'
import { copyText } from '../../components/actions/copy-text'
import { useTexts } from '../../texts'

/** The one time that recovery codes are shown. */
export function RecoveryCodes({ codes, done }: { readonly codes: readonly string[]; readonly done: () => void }) {
  const t = useTexts()
  const text = codes.join('\n')
  return (
    <chakra.div display="grid" gap="4">
      <chakra.h3 fontWeight="semibold">{t('twoStep.recovery')}</chakra.h3>
      <chakra.p color="fg.muted">{t('twoStep.recoveryHint')}</chakra.p>
      <chakra.ul
        aria-label={t('twoStep.recovery')}
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
        gap="2"
        fontFamily="monospace"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <Flex gap="2" wrap="wrap">
        <Button onClick={() => void copyText(text, t)}>{t('settings.copy')}</Button>
        <Button asChild>
          <a
            download="liftwatch-recovery-codes.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          >
            {t('twoStep.download')}
          </a>
        </Button>
        <Button variant="solid" onClick={done}>
          {t('twoStep.done')}
        </Button>
      </Flex>
    </chakra.div>
  )
}
