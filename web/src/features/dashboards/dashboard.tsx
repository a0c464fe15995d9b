import { Button, chakra, Flex, Skeleton } from '@chakra-ui/react'
import { dashboardLogInEveryMs } from '@liftwatch/core/limits'
import { LoadError } from '../../components/contact/load-error'
import { StatusChip } from '../../components/marks/status-chip'
import { useNamesSubject } from '../../page-subject'
import { useTexts } from '../../texts'
import { DashboardFrame } from './dashboard-frame'
import { useAuthorization } from './use-authorization'

/** One dashboard in its frame, or why it cannot be had. */
export function Dashboard({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useTexts()
  const { access, number, error, isDue, authorize, authorizeAgain } = useAuthorization(id)
  useNamesSubject(name)
  return (
    <Flex direction="column" flex="1" minH={0}>
      <Flex align="center" wrap="wrap" gap="3" px={{ base: '3', md: '4' }} py="2" bg="bg.panel" borderBottomWidth="1px">
        <chakra.h2 textStyle="md" fontWeight="semibold" truncate flex="1 1 10rem">
          {name}
        </chakra.h2>
        <chakra.span role="status">
          {isDue && (
            <StatusChip
              tone="warning"
              label={t('dashboards.loggedOut', { seconds: dashboardLogInEveryMs / 1_000 })}
              isPlain
            />
          )}
        </chakra.span>
        {!error && (
          <Button size="xs" onClick={authorize}>
            {t('dashboards.reload')}
          </Button>
        )}
      </Flex>
      {error && <LoadError title={t('dashboards.failed')} error={error} retry={authorize} hasData={false} />}
      {access && <DashboardFrame key={number} name={name} access={access} onLoggedOut={authorizeAgain} />}
      {!access && !error && (
        <Skeleton flex="1" m="4" aria-busy aria-label={t('dashboards.loading', { name })} role="status" />
      )}
    </Flex>
  )
}
