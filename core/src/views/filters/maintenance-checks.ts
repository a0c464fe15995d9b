import { checkFilter, liftChecksFilter } from '../../contract/maintenance/maintenance-checks'
import { checkState } from '../../contract/maintenance/maintenance-fields'
import { filterFields, type FilterField } from './filter-field'
import { liftNameField } from './place-fields'

const month = {
  kind: 'text',
  name: 'month',
  label: 'maintenance.checks.month',
  width: '7rem',
  flag: '--month <month>',
  help: 'month, YYYY-MM; the current one unless another is named',
} as const satisfies FilterField

const shared = [
  {
    kind: 'several',
    name: 'state',
    label: 'maintenance.checks.state',
    width: '9rem',
    flag: '--state <state...>',
    options: checkState.options.map(value => ({
      value,
      label: `maintenance.checkStates.${value}` as const,
      word: value.toLowerCase().replace('_', '-'),
    })),
  },
  {
    kind: 'name',
    name: 'liftCompany',
    label: 'alarms.fields.liftCompany',
    width: '11rem',
    flag: '--lift-company <name>',
    names: 'lift-companies',
    help: 'lift company, from its beginning',
  },
] as const satisfies readonly FilterField[]

/** The filters of the checks of a month. */
export const liftChecksFilters = filterFields(liftChecksFilter, [liftNameField, month, ...shared])

/** Those of them that a screen has no steps for. */
export const liftChecksFiltersBesideMonth: typeof liftChecksFilters = {
  ...liftChecksFilters,
  fields: liftChecksFilters.fields.filter(field => !('name' in field) || field.name !== 'month'),
}

/** The filters of checks one by one. */
export const checkFilters = filterFields(checkFilter, [
  liftNameField,
  {
    kind: 'text',
    name: 'date',
    label: 'maintenance.checks.date',
    width: '7rem',
    flag: '--date <day>',
    help: 'day, YYYY-MM-DD; today unless a day or a month is named',
  },
  { ...month, help: 'month, YYYY-MM, where no day is named' },
  ...shared,
])
