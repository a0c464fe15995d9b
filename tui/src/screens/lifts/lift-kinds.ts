import type { LiftRow } from '@liftwatch/core/contract/estate/lifts'
import { liftsOfBuildingView, liftsOfLmdView, liftView } from '@liftwatch/core/views/resources/lifts'
import { recordKind, type RecordKind } from '../records/record-kind'
import { liftFacts } from './lift-facts'

export const liftKind = recordKind<LiftRow>(liftView, {
  facts: (lift, { translate }) => liftFacts(lift, translate),
  screenOf: row => ({ name: 'lift', id: row.id, title: row.name, row }),
})

export const liftsOfBuildingKind: RecordKind<LiftRow> = { ...liftKind, ...liftsOfBuildingView }

export const liftsOfLmdKind: RecordKind<LiftRow> = { ...liftKind, ...liftsOfLmdView }
