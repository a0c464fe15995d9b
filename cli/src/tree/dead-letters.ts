import type { Group } from './node'

export const deadLetters: Group = {
  name: 'dead-letters',
  summary: 'Messages of devices that could not be used',
  children: [
    {
      name: 'list',
      summary: 'List dead letters with their reasons, the newest first',
      load: async attach => attach((await import('../commands/dead-letters/list')).deadLetterList),
    },
    {
      name: 'show',
      summary: 'Show one dead letter with what was sent',
      load: async attach => attach((await import('../commands/dead-letters/show')).deadLetterShow),
    },
    {
      name: 'replay',
      summary: 'Process dead letters again, and show the result of each',
      load: async attach => attach((await import('../commands/dead-letters/replay')).deadLetterReplay),
    },
    {
      name: 'purge',
      summary: 'Delete dead letters for good',
      load: async attach => attach((await import('../commands/dead-letters/purge')).deadLetterPurge),
    },
  ],
}
