import type { Group, Leaf } from './node'
import { exportNode, listNode } from './resource-nodes'

const caseView = async () => (await import('@liftwatch/core/views/resources/cases')).caseView
const logs = () => import('../commands/cases/logs')
const moves = () => import('../commands/cases/move')

const logged: readonly Leaf[] = [
  {
    name: 'log',
    summary: 'List what was done to a case',
    load: async attach => attach((await logs()).caseLog),
  },
  {
    name: 'notifications',
    summary: 'List the mails that a case led to',
    load: async attach => attach((await logs()).caseNotifications),
  },
  {
    name: 'call-log',
    summary: "List what was said on the lift's intercom, or noted of a call",
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
    summary: 'Change what a case says',
    load: async attach => attach((await import('../commands/cases/edit')).caseEdit),
  },
  {
    name: 'deploy',
    summary: 'Send a technician to cases',
    load: async attach => attach((await moves()).caseDeploy),
  },
  {
    name: 'complete',
    summary: 'Say that the work on cases is done',
    load: async attach => attach((await moves()).caseComplete),
  },
  {
    name: 'close',
    summary: 'Close cases for good',
    load: async attach => attach((await moves()).caseClose),
  },
  {
    name: 'reopen',
    summary: 'Send completed cases back to be worked on',
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

export const cases: Group = {
  name: 'cases',
  summary: 'Cases: what residents complain about, and what becomes of it',
  children: [
    listNode('List cases', caseView),
    {
      name: 'show',
      summary: 'Show one case',
      load: async attach => attach((await import('../commands/cases/show')).caseShow),
    },
    {
      name: 'count',
      summary: 'Count cases by status',
      load: async attach => attach((await import('../commands/cases/count')).caseCount),
    },
    {
      name: 'watch',
      summary: 'Print cases as they come and change',
      load: async attach => attach((await import('../commands/cases/watch')).caseWatch),
    },
    ...logged,
    ...changes,
  ],
}

export const caseExport = exportNode('cases', 'Cases as a file', caseView)
