import type { Group } from './node'
import { exportNode, listNode, listOfNode } from './resource-nodes'
import { usualGroup } from './usual-group'
import { viewOf } from './view-of'

const liftKind = async () => (await import('../records/lift-kind')).liftKind
const buildingKind = async () => (await import('../records/building-kind')).buildingKind
const lmdKind = async () => (await import('../records/lmd-kind')).lmdKind
const liftsOf = () => import('@liftwatch/core/views/resources/lifts')

/** Scripts get all that is known of an alarm; people see of it what the maintenance record has. */
async function maintenanceFields() {
  const [{ deviceAlarmTable }, { maintenanceTable }] = await Promise.all([
    import('@liftwatch/core/tables/device-alarms'),
    import('@liftwatch/core/tables/maintenance'),
  ])
  return { ...deviceAlarmTable, ...(maintenanceTable.listed && { listed: maintenanceTable.listed }) }
}

export const lifts = usualGroup('lifts', {
  kind: liftKind,
  own: [
    {
      name: 'telemetry',
      summary: "Show a lift's current telemetry",
      load: async attach => attach((await import('../commands/lifts/telemetry')).liftTelemetry),
    },
    listOfNode({
      name: 'alarms',
      summary: 'List the alarms of one lift, of every kind',
      kind: liftKind,
      view: viewOf('device-alarms'),
    }),
    listOfNode({
      name: 'maintenance',
      summary: 'List when a lift was in maintenance',
      kind: liftKind,
      view: viewOf('maintenance'),
      table: maintenanceFields,
    }),
  ],
})

export const buildings = usualGroup('buildings', {
  kind: buildingKind,
  own: [
    listOfNode({
      name: 'lifts',
      summary: 'List the lifts of a building',
      kind: buildingKind,
      view: async () => (await liftsOf()).liftsOfBuildingView,
    }),
  ],
})

export const lmds = usualGroup('lmds', {
  kind: lmdKind,
  own: [
    listOfNode({
      name: 'alarms',
      summary: 'List the alarms of the lifts of one device, of every kind',
      kind: lmdKind,
      view: async () => (await import('@liftwatch/core/views/resources/device-alarms')).alarmsOfLmdView,
    }),
    listOfNode({
      name: 'lifts',
      summary: 'List the lifts of a device',
      kind: lmdKind,
      view: async () => (await liftsOf()).liftsOfLmdView,
    }),
    {
      name: 'versions',
      summary: 'List the software versions in use',
      load: async attach => attach((await import('../commands/lmds/versions')).lmdVersions),
    },
    {
      name: 'token',
      summary: 'Issue a new token for a device',
      load: async attach => attach((await import('../commands/lmds/token')).lmdToken),
    },
    {
      name: 'tokens',
      summary: 'Issue new tokens for many devices at once, into a file',
      load: async attach => attach((await import('../commands/lmds/tokens')).lmdTokens),
    },
    {
      name: 'revoke',
      summary: 'Revoke the tokens of devices: they are cut off until they have new ones',
      load: async attach => attach((await import('../commands/lmds/revoke')).lmdRevoke),
    },
  ],
})

export const audit: Group = {
  name: 'audit',
  summary: 'The audit trail',
  children: [
    listNode('List audit entries', viewOf('audit')),
    {
      name: 'verify',
      summary: 'Check that no entry was changed, removed or put in',
      load: async attach => attach((await import('../commands/audit/verify')).auditVerify),
    },
  ],
}

export const auditExport = exportNode('audit', 'The audit trail as a file', viewOf('audit'))
