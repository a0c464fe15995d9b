import type { Leaf } from './node'
import { usualGroup } from './usual-group'

const logs = () => import('../commands/cases/logs')
const moves = () => import('../commands/cases/move')

const logged: readonly Leaf[] = [
  {
    name: 'log',
    summary: 'List the log of a case',
    load: async attach => attach((await logs()).caseLog),
  },
  {
    name: 'notifications',
    summary: 'List the mails sent because of a case',
    load: async attach => attach((await logs()).caseNotifications),
  },
  {
    name: 'call-log',
    summary: 'List the call log of a case: intercom lines and notes',
    load: async attach => attach((await logs()).caseCalls),
  },
]

const changes: readonly Leaf[] = [
  {
    name: 'create',
    summary: 'Log a case, or those of a CSV file',
    load: async attach => attach((await import('../commands/cases/create')).caseCreate),
  },
  {
    name: 'edit',
    summary: 'Edit a case',
    load: async attach => attach((await import('../commands/cases/edit')).caseEdit),
  },
  {
    name: 'deploy',
    summary: 'Send a technician to cases',
    load: async attach => attach((await moves()).caseDeploy),
  },
  {
    name: 'complete',
    summary: 'Mark cases as completed',
    load: async attach => attach((await moves()).caseComplete),
  },
  {
    name: 'close',
    summary: 'Close cases for good',
    load: async attach => attach((await moves()).caseClose),
  },
  {
    name: 'reopen',
    summary: 'Reopen completed cases',
    load: async attach => attach((await moves()).caseReopen),
  },
  {
    name: 'add-line',
    summary: "Add a line to a case's call log",
    load: async attach => attach((await import('../commands/cases/calls')).caseAddLine),
  },
  {
    name: 'remove-complainant',
    summary: 'Remove who complained, for good',
    load: async attach => attach((await import('../commands/cases/remove-complainant')).caseRemoveComplainant),
  },
]

export const cases = usualGroup('cases', {
  own: [
    {
      name: 'show',
      summary: 'Show one case',
      load: async attach => attach((await import('../commands/cases/show')).caseShow),
    },
    {
      name: 'watch',
      summary: 'Print cases as they come and change',
      load: async attach => attach((await import('../commands/cases/watch')).caseWatch),
    },
    ...logged,
    ...changes,
  ],
})
