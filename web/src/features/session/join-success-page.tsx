import { Button, chakra, Skeleton } from '@chakra-ui/react'
import { organizations } from '@liftwatch/core/contract/accounts/organizations'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { Link, useSearchParams } from 'react-router-dom'
import { joinedCode, paths } from '../../app/paths'
import { EntryPage } from '../../components/page/entry-page'
import { LoadError } from '../../components/contact/load-error'
import { useTexts } from '../../texts'

/** Says what was joined. The name is asked of the server, for a name in an address may be anyone's words. */
export function JoinSuccessPage() {
  const t = useTexts()
  const [search] = useSearchParams()
  const { data: mine, error, refetch } = useAnswer(organizations.mine, {})
  const organization = mine?.find(({ id }) => id === joinedCode(search))
  return (
    <EntryPage title={t(mine && !organization ? 'account.invitation' : 'account.joined')}>
      {!mine && !error && <Skeleton h="12" />}
      {error && (
        <LoadError
          title={t('list.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={mine !== undefined}
        />
      )}
      {mine && (
        <chakra.p mb="6" role="status">
          {organization ? t('account.joinedText', { name: organization.name }) : t('account.joinedUnknown')}
        </chakra.p>
      )}
      <Button asChild size="md" variant="solid" w="full">
        <Link to={paths.root}>{t('account.goOn')}</Link>
      </Button>
    </EntryPage>
  )
}
