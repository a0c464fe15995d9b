import { sql } from 'drizzle-orm'
import type { AlarmType } from '@liftwatch/core/contract/devices/device-messages'
import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import type { Database } from '../../db/connect'
import { complaintList } from '../complaints'
import { liftFaultList } from '../lift-faults'
import { conditionOf, rowsOf } from '../list-query'
import { readParts, rowPart, rowsPart } from '../parts'
import { passengerTrapList } from '../passenger-traps'
import { isWaitingFault, isWaitingTrap } from '../waiting-alarms'
import { countLifts } from './lift-counts'
import { listOpenCounts, listPlaces, openByPlace, openOf } from './open-alarms'
import { readableAlarms, type HomeReader } from './readable'
import { countDevices, silentDevices } from './silent-devices'
import { countSwitchOffs, delayedSwitchOffs } from './switch-offs'
import { countEach, waitingPart } from './waiting'

const byUrgency = { field: 'urgency', direction: 'DESC' } as const
const waits = { isWaiting: 'true' } as const

function trapsPart(reader: HomeReader) {
  const list = passengerTrapList(reader)
  const open = sql`FROM ${list.searched} WHERE ${conditionOf(list, { operationalStatus: 'OPEN' })}`
  return waitingPart(countEach(open, { waitingCnt: isWaitingTrap }), rowsOf(list, waits, byUrgency))
}

/** Lift faults besides what the ledger has of them. */
function faultsPart(reader: HomeReader) {
  const list = liftFaultList(reader)
  const grave = { operationalStatus: 'OPEN' as const, severity: ['BREAKDOWN' as const, 'URGENT' as const] }
  const open = sql`FROM ${list.searched} WHERE ${conditionOf(list, grave)}`
  const counted = countEach(open, { breakdownCnt: sql`true`, waitingCnt: isWaitingFault })
  return waitingPart(counted, rowsOf(list, waits, byUrgency))
}

/** Those that wait longest are first. */
function complaintsPart(reader: HomeReader) {
  const list = complaintList(reader)
  const open = sql`FROM ${list.searched} WHERE ${conditionOf(list, { status: 'OPEN' })}`
  const counted = countEach(open, { openCnt: sql`true`, waitingCnt: sql`complaint.priority = 'IMMEDIATE'` })
  const immediate = rowsOf(list, { status: 'OPEN', priority: 'IMMEDIATE' }, { field: 'createdAt', direction: 'ASC' })
  return waitingPart(counted, immediate)
}

/** What a reader sees first, each part by its permission: by one statement, so that all figures are of the same rows. */
export async function findHomeSummary(tx: Database, reader: HomeReader): Promise<HomeSummary> {
  const may = (permission: Parameters<typeof reader.permissions.has>[0]) => reader.permissions.has(permission)
  const { scope, at } = reader
  const types = readableAlarms(reader)
  const isRead = (type: AlarmType) => types.includes(type)
  const hasPlaces = isRead('LIFT_FAULT') || isRead('PASSENGER_TRAP')
  const read = await readParts(tx, {
    open: types.length > 0 ? rowsPart(listOpenCounts(scope, types)) : null,
    passengerTraps: isRead('PASSENGER_TRAP') ? trapsPart(reader) : null,
    liftFaults: isRead('LIFT_FAULT') ? faultsPart(reader) : null,
    lifts: may('lifts') ? rowPart(countLifts(reader)) : null,
    lmds: may('lmd') ? waitingPart(countDevices(reader), silentDevices(reader)) : null,
    switchOffs: may('oms-schedule') ? waitingPart(countSwitchOffs(reader), delayedSwitchOffs(reader)) : null,
    complaints: may('case-management') ? complaintsPart(reader) : null,
    townCouncils: hasPlaces ? rowsPart(listPlaces(scope, 'town_council_id')) : null,
    liftCompanies: hasPlaces ? rowsPart(listPlaces(scope, 'lift_company_id')) : null,
  })
  const { open: counts, passengerTraps, liftFaults, townCouncils, liftCompanies, ...others } = read
  const open = counts ?? []
  return {
    at,
    ...others,
    passengerTraps: passengerTraps && { openCnt: openOf(open, 'PASSENGER_TRAP'), ...passengerTraps },
    liftFaults: liftFaults && {
      openCnt: openOf(open, 'LIFT_FAULT'),
      deploymentCnt: openOf(open, 'LIFT_FAULT', 'DEPLOYMENT'),
      outstandingCnt: openOf(open, 'LIFT_FAULT', 'OUTSTANDING'),
      ...liftFaults,
    },
    rbes: isRead('RBE') ? { openCnt: openOf(open, 'RBE') } : null,
    townCouncils: openByPlace(townCouncils ?? [], open, isRead),
    liftCompanies: openByPlace(liftCompanies ?? [], open, isRead),
  }
}
