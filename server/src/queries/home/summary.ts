import { sql } from 'drizzle-orm'
import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import type { Figures } from '../../db/figure-connections'
import { complaintList } from '../complaints'
import { liftFaultList } from '../lift-faults'
import { conditionOf, rowsOf } from '../list-query'
import { rowPart, rowsPart } from '../parts'
import { passengerTrapList } from '../passenger-traps'
import { isWaitingFault, isWaitingTrap } from '../waiting-alarms'
import { countLifts } from './lift-counts'
import { listOpenCounts, listPlaces, openByPlace, openOf } from './open-alarms'
import { readableAlarms, type HomeReader } from './readable'
import { countDevices, silentDevices } from './silent-devices'
import { countSwitchOffs, delayedSwitchOffs } from './switch-offs'
import { countEach, waitingPart } from './waiting'
import { PartsWrittenOnce } from './written-once'

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

/** What is open and which lifts are out of service, each part by its permission. */
export function alarmParts(reader: HomeReader) {
  const { permissions, scope } = reader
  const types = readableAlarms(reader)
  const hasPlaces = permissions.has('lift-fault') || permissions.has('passenger-trap')
  return {
    open: types.length > 0 ? rowsPart(listOpenCounts(scope, types)) : null,
    passengerTraps: permissions.has('passenger-trap') ? trapsPart(reader) : null,
    liftFaults: permissions.has('lift-fault') ? faultsPart(reader) : null,
    lifts: permissions.has('lifts') ? rowPart(countLifts(reader)) : null,
    townCouncils: hasPlaces ? rowsPart(listPlaces(scope, 'town_council_id')) : null,
    liftCompanies: hasPlaces ? rowsPart(listPlaces(scope, 'lift_company_id')) : null,
  }
}

/** What is counted of other rows, each part by its permission. */
export function otherParts(reader: HomeReader) {
  const { permissions } = reader
  return {
    lmds: permissions.has('lmd') ? waitingPart(countDevices(reader), silentDevices(reader)) : null,
    switchOffs: permissions.has('oms-schedule')
      ? waitingPart(countSwitchOffs(reader), delayedSwitchOffs(reader))
      : null,
    complaints: permissions.has('case-management') ? complaintsPart(reader) : null,
  }
}

const ofAlarms = new PartsWrittenOnce(alarmParts)
const ofOthers = new PartsWrittenOnce(otherParts)

/**
 * What a reader sees first. Figures that come from the same rows are read by one statement, so that they agree; the others beside it,
 * on another connection, as a screen waits for both.
 */
export async function findHomeSummary(figures: Figures, reader: HomeReader): Promise<HomeSummary> {
  const [alarms, others] = await Promise.all([
    ofAlarms.read(figures.alarms, reader),
    ofOthers.read(figures.others, reader),
  ])
  const { open: counts, lifts, passengerTraps, liftFaults, townCouncils, liftCompanies } = alarms
  const types = readableAlarms(reader)
  const isRead = (type: AlarmType) => types.includes(type)
  const open = counts ?? []
  return {
    at: reader.at,
    ...others,
    lifts,
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
