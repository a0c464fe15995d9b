import type { Group } from './node'
import { exportNode, listNode } from './resource-nodes'
import { viewOf } from './view-of'

const view = viewOf('switch-offs')
const changes = () => import('../commands/switch-offs/change')

export const switchOffs: Group = {
  name: 'switch-offs',
  summary: 'Planned switch-offs of lifts',
  children: [
    listNode('List planned switch-offs', view),
    {
      name: 'show',
      summary: 'Show one planned switch-off',
      load: async attach => attach((await import('../commands/switch-offs/show')).switchOffShow),
    },
    {
      name: 'count',
      summary: 'Count planned switch-offs by status',
      load: async attach => attach((await import('../commands/switch-offs/count')).switchOffCount),
    },
    {
      name: 'watch',
      summary: 'Print planned switch-offs as they come and change',
      load: async attach => attach((await import('../commands/switch-offs/watch')).switchOffWatch),
    },
    {
      name: 'create',
      summary: 'Plan to switch lifts off',
      load: async attach => attach((await import('../commands/switch-offs/create')).switchOffCreate),
    },
    {
      name: 'import',
      summary: 'Plan the switch-offs of a CSV file',
      load: async attach => attach((await import('../commands/switch-offs/import')).switchOffImport),
    },
    {
      name: 'edit',
      summary: 'Change the times or the report of a planned switch-off',
      load: async attach => attach((await changes()).switchOffEdit),
    },
    {
      name: 'cancel',
      summary: 'Cancel planned switch-offs before the lifts are off',
      load: async attach => attach((await changes()).switchOffCancel),
    },
    {
      name: 'switch-on',
      summary: 'Switch lifts on again',
      load: async attach => attach((await changes()).liftSwitchOn),
    },
  ],
}

export const switchOffExport = exportNode('switch-offs', 'Planned switch-offs as a file', view)
