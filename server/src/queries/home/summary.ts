import { sql } from 'drizzle-orm'
import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import type { AlarmType } from '@liftwatch/core/contract/devices/device-messages'
import type { Database } from '../../db/connect'
import { complaintList } from '../complaints'
import { liftFaultList } from '../lift-faults'
import { conditionOf, rowsOf } from '../list-query'
import { lmdList } from '../lmd-list'
import { passengerTrapList } from '../passenger-traps'
import { isWaitingFault, isWaitingTrap } from '../waiting-alarms'
import { countLifts } from './lift-counts'
import { listOpenByPlace, listOpenCounts, openOf } from './open-alarms'
import { readableAlarms, type HomeReader } from './readable'
import { silentDevices } from './silent-devices'
import { countSwitchOffs, delayedSwitchOffs } from './switch-offs'
import { countEach, listWaiting } from './waiting'

const byUrgency = { field: 'urgency', direction: 'DESC' } as const
const waits = { isWaiting: 'true' } as const

async function findTraps(tx: Database, reader: HomeReader) {
  const list = passengerTrapList(reader)
  const open = sql`FROM ${list.searched} WHERE ${conditionOf(list, { operationalStatus: 'OPEN' })}`
  const counts = await countEach(tx, open, { waitingCnt: isWaitingTrap })
  return { ...counts, waiting: await listWaiting(tx, rowsOf(list, waits, byUrgency), counts.waitingCnt) }
}

/** Lift faults besides what the ledger has of them. */
async function findFaults(tx: Database, reader: HomeReader) {
  const list = liftFaultList(reader)
  const grave = { operationalStatus: 'OPEN' as const, severity: ['BREAKDOWN' as const, 'URGENT' as const] }
  const open = sql`FROM ${list.searched} WHERE ${conditionOf(list, grave)}`
  const counts = await countEach(tx, open, { breakdownCnt: sql`true`, waitingCnt: isWaitingFault })
  return { ...counts, waiting: await listWaiting(tx, rowsOf(list, waits, byUrgency), counts.waitingCnt) }
}

async function findDevices(tx: Database, reader: HomeReader) {
  const { searched, inSight } = lmdList(reader)
  const counts = await countEach(tx, sql`FROM ${searched} WHERE ${inSight}`, {
    totalCnt: sql`true`,
    waitingCnt: sql`NOT lmd.is_online`,
  })
  return { ...counts, waiting: await listWaiting(tx, silentDevices(reader), counts.waitingCnt) }
}

/** Those that wait longest are first. */
async function findComplaints(tx: Database, reader: HomeReader) {
  const list = complaintList(reader)
  const open = sql`FROM ${list.searched} WHERE ${conditionOf(list, { status: 'OPEN' })}`
  const counts = await countEach(tx, open, {
    openCnt: sql`true`,
    waitingCnt: sql`complaint.priority = 'IMMEDIATE'`,
  })
  const immediate = rowsOf(list, { status: 'OPEN', priority: 'IMMEDIATE' }, { field: 'createdAt', direction: 'ASC' })
  return { ...counts, waiting: await listWaiting(tx, immediate, counts.waitingCnt) }
}

async function findSwitchOffs(tx: Database, reader: HomeReader) {
  const counts = await countSwitchOffs(tx, reader)
  return { ...counts, waiting: await listWaiting(tx, delayedSwitchOffs(reader), counts.waitingCnt) }
}

/** What a reader sees first, each part by its permission. In a transaction of one moment all figures are of the same rows. */
export async function findHomeSummary(tx: Database, reader: HomeReader): Promise<HomeSummary> {
  const may = (permission: Parameters<typeof reader.permissions.has>[0]) => reader.permissions.has(permission)
  const types = readableAlarms(reader)
  const isRead = (type: AlarmType) => types.includes(type)
  const open = await listOpenCounts(tx, reader.scope, types)
  return {
    at: reader.at,
    passengerTraps: isRead('PASSENGER_TRAP')
      ? { openCnt: openOf(open, 'PASSENGER_TRAP'), ...(await findTraps(tx, reader)) }
      : null,
    liftFaults: isRead('LIFT_FAULT')
      ? {
          openCnt: openOf(open, 'LIFT_FAULT'),
          deploymentCnt: openOf(open, 'LIFT_FAULT', 'DEPLOYMENT'),
          outstandingCnt: openOf(open, 'LIFT_FAULT', 'OUTSTANDING'),
          ...(await findFaults(tx, reader)),
        }
      : null,
    rbes: isRead('RBE') ? { openCnt: openOf(open, 'RBE') } : null,
    lifts: may('lifts') ? await countLifts(tx, reader) : null,
    lmds: may('lmd') ? await findDevices(tx, reader) : null,
    switchOffs: may('oms-schedule') ? await findSwitchOffs(tx, reader) : null,
    complaints: may('case-management') ? await findComplaints(tx, reader) : null,
    townCouncils: await listOpenByPlace(tx, open, 'town_council_id', isRead),
    liftCompanies: await listOpenByPlace(tx, open, 'lift_company_id', isRead),
  }
}
