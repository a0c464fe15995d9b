import type { Group } from './node'
import { exportNode, listNode } from './resource-nodes'

const views = () => import('@liftwatch/core/views/resources/maintenance-checks')
const days = () => import('../commands/maintenance/days')
const checks = () => import('../commands/maintenance/checks')

export const maintenance: Group = {
  name: 'maintenance',
  summary: 'Maintenance of lifts: days and checks',
  children: [
    {
      name: 'days',
      summary: 'Maintenance days of lifts',
      children: [
        {
          name: 'list',
          summary: "List lifts' maintenance days in a month",
          load: async attach => attach((await import('../commands/maintenance/list-days')).daysList),
        },
        {
          name: 'set',
          summary: 'Give lifts a maintenance day',
          load: async attach => attach((await days()).daysSet),
        },
        {
          name: 'move',
          summary: 'Move a maintenance day of lifts to another day',
          load: async attach => attach((await days()).daysMove),
        },
        {
          name: 'cancel',
          summary: 'Cancel a maintenance day of lifts',
          load: async attach => attach((await days()).daysCancel),
        },
        {
          name: 'import',
          summary: 'Set, move and cancel days by a CSV file',
          load: async attach => attach((await import('../commands/maintenance/import-days')).daysImport),
        },
      ],
    },
    {
      name: 'checks',
      summary: 'Maintenance checks',
      list: 'maintenance-checks',
      children: [
        listNode('List the checks of today, a day or a month', async () => (await views()).maintenanceCheckView),
        {
          name: 'show',
          summary: 'Show one check with its remarks',
          load: async attach => attach((await checks()).checksShow),
        },
        {
          name: 'remark',
          summary: 'Add a remark to checks that were not done, or were short',
          load: async attach => attach((await checks()).checksRemark),
        },
        exportNode(
          'export',
          'The checks of a month as a file, a row for each lift',
          async () => (await views()).liftChecksView,
        ),
      ],
    },
  ],
}
