import { chakra, Flex, Skeleton } from '@chakra-ui/react'
import { AppError } from '@liftwatch/core/errors'
import { errorText } from '@liftwatch/core/text/error-text'
import { useId, type ComponentType } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { lastListPath } from '../../last-list'
import { useNamesSubject } from '../../page-subject'
import { useTexts } from '../../texts'
import { BackLink } from './back-link'
import { CountTabs } from '../list/count-tabs'
import { EmptyState } from '../list/empty-state'
import { useKeys } from '../keys/use-keys'
import { LoadError } from '../contact/load-error'
import { StaleMark } from '../contact/stale-rows'

/** A tab and what it shows of the thing. */
interface DetailTab<Data> {
  readonly value: string
  readonly label: string
  readonly Panel: ComponentType<{ readonly of: Data }>
}

interface DetailPageProps<Data> {
  /** What leads here: the list. */
  readonly list: { readonly label: string; readonly path: string }
  /** The answer of a hook such as `useAnswer(lifts.detail, { id })`. */
  readonly query: {
    readonly data: Data | undefined
    readonly error: Error | null
    readonly refetch: () => Promise<unknown>
  }
  readonly titleOf: (data: Data) => string
  /** What is always in sight: a `HeadFacts`. */
  readonly Head: ComponentType<{ readonly of: Data }>
  readonly tabs: readonly [DetailTab<Data>, ...DetailTab<Data>[]]
}

interface BreadcrumbsProps {
  readonly list: DetailPageProps<unknown>['list']
  /** Undefined while it is not known. */
  readonly here: string | undefined
}

function Breadcrumbs({ list, here }: BreadcrumbsProps) {
  const t = useTexts()
  return (
    <chakra.nav aria-label={t('estate.breadcrumbs')} textStyle="xs" color="fg.muted">
      <chakra.ol display="flex" gap="2">
        <li>
          <chakra.a asChild textDecoration="underline" textUnderlineOffset="3px" focusVisibleRing="outside">
            <Link to={lastListPath(list.path)}>{list.label}</Link>
          </chakra.a>
        </li>
        {here !== undefined && (
          <>
            <li aria-hidden>/</li>
            <li aria-current="page">{here}</li>
          </>
        )}
      </chakra.ol>
    </chakra.nav>
  )
}

/** A thing's own page: where one is, what it is called, its main facts, and tabs. The tab is in the address. */
export function DetailPage<Data>({ list, query, titleOf, Head, tabs }: DetailPageProps<Data>) {
  const t = useTexts()
  const panelId = useId()
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = query
  const navigate = useNavigate()
  useKeys({ back: () => void navigate(lastListPath(list.path)) })
  useNamesSubject(data && titleOf(data))
  // What the server says is not there has no tabs, and asking again brings nothing.
  if (!data && error instanceof AppError && error.code === 'not-found') {
    return (
      <Flex direction="column" flex="1">
        <Flex px={{ base: '3', md: '4' }} py="3" bg="bg.panel" borderBottomWidth="1px">
          <Breadcrumbs list={list} here={undefined} />
        </Flex>
        <EmptyState title={t('estate.notFound')} text={errorText(t, error)}>
          <BackLink to={lastListPath(list.path)}>{list.label}</BackLink>
        </EmptyState>
      </Flex>
    )
  }
  const tab = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0]
  return (
    <Flex direction="column" flex="1" minH={{ md: 0 }}>
      <Flex direction="column" gap="2" px={{ base: '3', md: '4' }} pt="3" bg="bg.panel" borderBottomWidth="1px">
        <Breadcrumbs list={list} here={data && titleOf(data)} />
        <Flex align="center" gap="3" wrap="wrap">
          <chakra.h2 textStyle="xl" fontWeight="semibold">
            {data ? titleOf(data) : !error && <Skeleton h="6" w="14rem" />}
          </chakra.h2>
          <StaleMark />
        </Flex>
        {data ? <Head of={data} /> : !error && <Skeleton h="5" w="60%" />}
        <CountTabs
          label={data ? titleOf(data) : ''}
          panelId={panelId}
          tabs={tabs.map(({ value, label }) => ({ value, label }))}
          chosen={tab.value}
          // A list within the tab before has its own page and order in the address: they go.
          choose={value => setSearch({ tab: value })}
        />
      </Flex>
      {error && (
        <LoadError
          title={t('estate.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      <Flex id={panelId} role="tabpanel" aria-label={tab.label} direction="column" flex="1" minH={{ md: 0 }}>
        {data ? <tab.Panel of={data} /> : !error && <Skeleton m="4" h="20rem" />}
      </Flex>
    </Flex>
  )
}
