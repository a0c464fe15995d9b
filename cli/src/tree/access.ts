import type { Group } from './node'

export const people: Group = {
  name: 'people',
  summary: 'People who are to join your organisation',
  children: [
    {
      name: 'import',
      summary: 'Invite the people of a CSV file',
      load: async attach => attach((await import('../commands/people/import')).peopleImport),
    },
  ],
}

export const access: Group = {
  name: 'access',
  summary: 'The groups, permissions, members and roles of your organisation as one file',
  children: [
    {
      name: 'export',
      summary: 'Write them as YAML',
      load: async attach => attach((await import('../commands/access/export')).accessExport),
    },
    {
      name: 'plan',
      summary: 'Show what applying such a file would change',
      load: async attach => attach((await import('../commands/access/plan')).accessPlan),
    },
    {
      name: 'apply',
      summary: 'Apply such a file: all of it, or nothing',
      load: async attach => attach((await import('../commands/access/apply')).accessApply),
    },
  ],
}
