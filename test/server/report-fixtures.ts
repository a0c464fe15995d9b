import { test as plainTest } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { createReportEstate, type ReportEstate } from '../harness/report-estate'

/** The estate of the file that runs, in which a month has been lived, and a client of its server. */
export let estate: ReportEstate
export let client: Client

/** A test of a file that reads reports of one estate. */
// oxlint-disable-next-line no-empty-pattern -- from this argument it is read which fixtures this one needs
export const it = plainTest.extend('estate', { scope: 'file', auto: true }, async ({}, { onCleanup }) => {
  estate = await createReportEstate(7)
  onCleanup(() => estate.server.stop())
  ;({ client } = estate)
  return estate
})
