import { Button, chakra } from '@chakra-ui/react'
import { providerPath, singleSignOnPath } from '@liftwatch/core/contract/accounts/sign-on-paths'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { inviteTokenOf, signOnQuery } from '../../app/paths'
import { useFirstTexts } from '../../texts'

/** Asks plainly: the client with all its shapes would be loaded for one name, before anyone has logged in. */
async function findProviderName(signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(providerPath, { signal })
  if (!response.ok) return undefined
  const { provider } = (await response.json()) as { provider: { name: string } | null }
  return provider?.name
}

/** The other way in, where there is one. The page is whole without it. */
export function ProviderLink() {
  const t = useFirstTexts()
  const [search] = useSearchParams()
  const [name, setName] = useState<string>()
  useEffect(() => {
    const leaving = new AbortController()
    // Without an answer there is the password.
    findProviderName(leaving.signal).then(setName, () => {})
    return () => leaving.abort()
  }, [])
  if (name === undefined) return null
  return (
    <chakra.div display="grid" gap="4" mb="4">
      <Button asChild size="md">
        <a href={`${singleSignOnPath}?${signOnQuery(search, inviteTokenOf(search))}`}>
          {t('twoStep.logInWith', { name })}
        </a>
      </Button>
      <chakra.p textAlign="center" color="fg.muted">
        {t('twoStep.orPassword')}
      </chakra.p>
    </chakra.div>
  )
}
