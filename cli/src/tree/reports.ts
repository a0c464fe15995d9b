import type { Group } from './node'

export const reports: Group = {
  name: 'reports',
  summary: 'The reports of a month, a week or a day',
  children: [
    {
      name: 'list',
      summary: 'List the reports',
      load: async attach => attach((await import('../commands/reports/list')).reportList),
    },
    {
      name: 'run',
      summary: 'Show one report, or write it into a file',
      load: async attach => attach((await import('../commands/reports/run')).reportRun),
    },
    {
      name: 'trend',
      summary: 'Show the trend of a report: the council report by month, chronic lifts by week',
      load: async attach => attach((await import('../commands/reports/trend')).reportTrend),
    },
  ],
}
