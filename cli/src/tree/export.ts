import type { Group } from './node'
import { exportNode } from './resource-nodes'
import { auditView, buildingView, liftFaultView, liftView, lmdView, passengerTrapView, rbeView } from './views'

export const exportTables: Group = {
  name: 'export',
  summary: 'Write a whole list into a file, as it is at one moment',
  children: [
    exportNode('lift-faults', 'Lift faults as a file', liftFaultView),
    exportNode('passenger-traps', 'Passenger traps as a file', passengerTrapView),
    exportNode('rbes', 'Building alarms as a file', rbeView),
    exportNode('lifts', 'Lifts as a file', liftView),
    exportNode('buildings', 'Buildings as a file', buildingView),
    exportNode('lmds', 'Devices as a file', lmdView),
    exportNode('audit', 'The audit trail as a file', auditView),
  ],
}
