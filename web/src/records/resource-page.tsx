import type { ScreenName } from '@liftwatch/core/contract/accounts/screens'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../app/message-pages'
import { detailPattern } from '../app/paths'
import type { Cells } from '../components/record-list/cell'
import { CreateRecord } from './create-record'
import { resourceDetail, type OwnDetail } from './resource-detail'
import { ResourceList } from './resource-list'

interface OwnPage<Row, Data extends Row> extends OwnDetail<Data> {
  /** The columns that show more than their value. */
  readonly cells?: Cells<Row>
}

/** The screen of a list: its rows, and the page of one of them. What it has of its own is not its view's. */
export function resourcePage<Row extends { readonly id: string }, Data extends Row = Row>(
  view: ResourceView<Row>,
  screen: ScreenName,
  { cells, ...own }: OwnPage<Row, Data> = {},
): ComponentType {
  const Detail = resourceDetail(view, screen, own)
  return function ResourcePage() {
    return (
      <Routes>
        <Route
          index
          element={
            <ResourceList view={view} {...(cells && { cells })} detail="apart" tools={<CreateRecord of={view} />} />
          }
        />
        <Route path={detailPattern} element={<Detail />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    )
  }
}
