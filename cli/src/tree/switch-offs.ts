import { usualGroup } from './usual-group'

const changes = () => import('../commands/switch-offs/change')

export const switchOffs = usualGroup('switch-offs', {
  own: [
    {
      name: 'show',
      summary: 'Show one planned switch-off',
      load: async attach => attach((await import('../commands/switch-offs/show')).switchOffShow),
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
})
