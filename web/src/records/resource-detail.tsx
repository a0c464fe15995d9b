import { Box } from '@chakra-ui/react'
import { screens, type ScreenName } from '@liftwatch/core/contract/accounts/screens'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import type { TextKey } from '@liftwatch/core/text/translate'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { FactTable } from '../components/facts/fact-table'
import { DetailPage } from '../components/page/detail-page'
import { useTexts } from '../texts'
import { RecordActions } from './record-actions'
import { ViewFacts } from './view-facts'

type Part<Data> = ComponentType<{ readonly of: Data }>

interface OwnTab<Data> {
  /** In the address. */
  readonly value: string
  readonly label: TextKey
  readonly Panel: Part<Data>
}

/** What a detail has instead of its view's. */
export interface OwnDetail<Data> {
  readonly titleOf?: (data: Data) => string
  /** Always in sight, instead of what people do with the record. */
  readonly Head?: Part<Data>
  /** What is known of the record. */
  readonly Info?: Part<Data>
  readonly infoLabel?: TextKey
  /** After what is known of it. */
  readonly tabs?: readonly OwnTab<Data>[]
}

/** The page of one record: what people do with it, what is known of it in the groups of its view, and what else it has. */
export function resourceDetail<Row extends { readonly id: string }, Data extends Row>(
  view: ResourceView<Row>,
  screen: ScreenName,
  { titleOf = view.nameOf, Head, Info, infoLabel, tabs = [] }: OwnDetail<Data>,
): ComponentType {
  const firstTitle = view.factGroups.find(({ title }) => Head === undefined || title !== undefined)?.title
  const label = infoLabel ?? firstTitle ?? view.title

  function UsualHead({ of: record }: { readonly of: Data }) {
    return <RecordActions view={view} row={record} />
  }

  function UsualInfo({ of: record }: { readonly of: Data }) {
    return (
      <Box p={{ base: '3', md: '4' }} display="grid" gap="4">
        <ViewFacts view={view} row={record} Shape={FactTable} {...(!Head && { untitled: view.title })} />
      </Box>
    )
  }

  return function ResourceDetail() {
    const t = useTexts()
    const { id } = useParams()
    const query = useAnswer(view.calls.detail!, id === undefined ? undefined : { id })
    return (
      <DetailPage
        list={{ label: t(`screens.${screen}.name`), path: screens[screen].path }}
        // A record's own call may answer more of it than its list.
        query={{ ...query, data: query.data as Data | undefined }}
        titleOf={titleOf}
        Head={Head ?? UsualHead}
        tabs={[
          { value: 'info', label: t(label), Panel: Info ?? UsualInfo },
          ...tabs.map(tab => ({ ...tab, label: t(tab.label) })),
        ]}
      />
    )
  }
}
