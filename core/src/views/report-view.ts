import type { z } from 'zod/mini'
import type { Caller } from '../client/caller'
import type { Endpoint, FileEndpoint } from '../contract/endpoint'
import type { Page } from '../contract/input'
import type { ReportFilter } from '../contract/reports/list-report'
import type { ReportSort } from '../contract/properties'
import type { PeriodKind } from '../contract/reports/report-periods'
import type { Table } from '../tables/table'

/** By what the rows of a report may be grouped, as one types it. */
export const groupings = ['division', 'lift-company', 'both', 'town-council'] as const
export type Grouping = (typeof groupings)[number]

/** What a report is asked for, as far as it knows of it; what it does not know is refused. */
export type ReportAsked = ReportFilter & {
  readonly [Name in PeriodKind | 'sort']?: string | undefined
} & {
  readonly upTo?: number | undefined
  readonly groupBy?: NonNullable<ReportSort['groupBy']> | undefined
}

export type PageAsked = ReportAsked & { readonly page: number; readonly size: number }

/** A row of any report; the rest of it is its table's own business. Its id is its own, or its place. */
export interface ReportRow {
  readonly id: string
}

/** A report in one of the ways in which its rows may be grouped, as every front-end offers it. */
export interface ReportView<Row extends ReportRow = ReportRow> {
  /** Undefined where there is one way only. */
  readonly by: Grouping | undefined
  readonly table: Table<Row>
  /** What it may be asked for, the page included. */
  readonly input: z.ZodMiniObject
  /** Its file of all rows. */
  readonly file: FileEndpoint
  /** The shape of the rows as its file of JSON lines has them. */
  readonly rows: z.ZodMiniType<Row[]>
  /** Rejects with an AppError. */
  readonly page: (client: Caller, asked: PageAsked, signal?: AbortSignal) => Promise<Page<Row>>
  /** The lift that a row is about. */
  readonly liftOf: (row: Row) => { readonly id: string; readonly name: string } | undefined
}

interface Special<Row> {
  readonly by?: Grouping
  /** Where rows do not name their lift as most do. */
  readonly liftOf?: (row: Row) => { readonly id: string; readonly name: string }
}

interface Given<Row> extends Pick<ReportView, 'input' | 'file'>, Special<Row> {
  readonly table: Table<Row>
  readonly rows: z.ZodMiniType<Row[]>
  readonly page: (client: Caller, asked: PageAsked, signal?: AbortSignal) => Promise<Page<Row>>
}

interface OfLift {
  readonly liftId?: string
  readonly liftName?: string
}

function namedLift({ liftId, liftName }: OfLift): ReturnType<ReportView['liftOf']> {
  return liftId && liftName ? { id: liftId, name: liftName } : undefined
}

/** A report by its calls and its table. */
export function reportView<Row>(given: Given<Row>): ReportView {
  const made = {
    by: undefined,
    liftOf: namedLift,
    ...given,
    async page(client: Caller, asked: PageAsked, signal?: AbortSignal) {
      const { content, totalElements } = await given.page(client, asked, signal)
      const named = content.map((row, at) => Object.assign({ id: `${asked.page * asked.size + at}` }, row))
      return { content: named, totalElements }
    },
  }
  // From here on no one looks into a row but its own columns.
  return made as unknown as ReportView
}

interface ListCalls<Row> {
  readonly page: Endpoint<z.ZodMiniObject, z.ZodMiniObject<{ content: z.ZodMiniArray<z.ZodMiniType<Row>> }>>
  readonly export: FileEndpoint
}

/** A report that is a list. */
export function listView<Row>(calls: ListCalls<Row>, table: Table<Row>, special: Special<Row> = {}): ReportView {
  const { input, answer } = calls.page
  return reportView({
    ...special,
    table,
    input,
    file: calls.export,
    rows: answer.shape.content,
    page: (client, asked, signal) => client.call(calls.page, asked, signal) as unknown as Promise<Page<Row>>,
  })
}

/** A page of what was answered whole. */
export function pageOfAll<Row>(all: readonly Row[], { page, size }: Pick<PageAsked, 'page' | 'size'>): Page<Row> {
  return { content: all.slice(page * size, (page + 1) * size), totalElements: all.length }
}
