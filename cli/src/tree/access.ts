import type { Group } from './node'

export const people: Group = {
  name: 'people',
  summary: 'Persons in charge: whom to call about a building, by council and ward',
  children: [
    {
      name: 'import',
      summary: 'Replace the persons in charge of the councils of a CSV file',
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
      summary: 'Write the access file, as YAML',
      load: async attach => attach((await import('../commands/access/export')).accessExport),
    },
    {
      name: 'plan',
      summary: 'Show what an access file would change',
      load: async attach => attach((await import('../commands/access/plan')).accessPlan),
    },
    {
      name: 'apply',
      summary: 'Apply an access file: all of it, or nothing',
      load: async attach => attach((await import('../commands/access/apply')).accessApply),
    },
  ],
}
