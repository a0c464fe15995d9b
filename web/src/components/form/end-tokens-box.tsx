import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../texts'

/** Asks whether scripts lose their access with the old password; they go on unless it is ticked. */
export function EndTokensBox() {
  const t = useTexts()
  return (
    <chakra.label display="flex" gap="2" cursor="pointer">
      <chakra.input name={endTokensBox} type="checkbox" w="4" h="4" mt="0.5" flexShrink={0} accentColor="info.solid" />
      <span>
        {t('account.endTokens')}
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          {t('account.endTokensHint')}
        </chakra.span>
      </span>
    </chakra.label>
  )
}

const endTokensBox = 'endTokens'

/** A form with that box, as the calls take it. */
export function withEndTokens(typed: FormData): Record<string, unknown> {
  return { ...Object.fromEntries(typed), endTokens: typed.has(endTokensBox) }
}
