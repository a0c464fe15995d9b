import type { Group } from './node'
import { listNode, listOfNode, showNode } from './resource-nodes'
import {
  alarmsOfLiftView,
  alarmsOfLmdView,
  auditView,
  buildingView,
  liftsOfBuildingView,
  liftsOfLmdView,
  liftView,
  lmdView,
  maintenanceFields,
  maintenanceView,
} from './views'

export const lifts: Group = {
  name: 'lifts',
  summary: 'Lifts',
  children: [
    listNode('List lifts', liftView),
    showNode('Show one lift', liftView),
    {
      name: 'telemetry',
      summary: "Show a lift's current telemetry",
      load: async attach => attach((await import('../commands/lifts/telemetry')).liftTelemetry),
    },
    listOfNode({
      name: 'alarms',
      summary: 'List the alarms of one lift, of every kind',
      id: 'id of the lift',
      view: alarmsOfLiftView,
    }),
    listOfNode({
      name: 'maintenance',
      summary: 'List when a lift was in maintenance',
      id: 'id of the lift',
      view: maintenanceView,
      table: maintenanceFields,
    }),
  ],
}

export const buildings: Group = {
  name: 'buildings',
  summary: 'Buildings',
  children: [
    listNode('List buildings', buildingView),
    showNode('Show one building', buildingView),
    listOfNode({
      name: 'lifts',
      summary: 'List the lifts of a building',
      view: liftsOfBuildingView,
    }),
  ],
}

export const lmds: Group = {
  name: 'lmds',
  summary: 'Lift monitoring devices',
  children: [
    listNode('List devices', lmdView),
    showNode('Show one device', lmdView),
    listOfNode({
      name: 'alarms',
      summary: 'List the alarms of the lifts of one device, of every kind',
      id: 'id of the device',
      view: alarmsOfLmdView,
    }),
    listOfNode({
      name: 'lifts',
      summary: 'List the lifts of a device',
      view: liftsOfLmdView,
    }),
    {
      name: 'versions',
      summary: 'List the software versions that there are',
      load: async attach => attach((await import('../commands/lmds/versions')).lmdVersions),
    },
    {
      name: 'token',
      summary: 'Issue a new token for a device',
      load: async attach => attach((await import('../commands/lmds/token')).lmdToken),
    },
  ],
}

export const audit: Group = {
  name: 'audit',
  summary: 'The audit trail',
  children: [listNode('List audit entries', auditView)],
}
