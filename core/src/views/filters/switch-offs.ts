import { switchOffFilter, switchOffTab } from '../../contract/estate/switch-offs'
import { filterFields } from './filter-field'
import { liftNameField } from './place-fields'

/** The filters of the list of planned switch-offs. */
export const switchOffFilters = filterFields(switchOffFilter, [
  {
    kind: 'choice',
    name: 'tab',
    label: 'switchOffs.fields.status',
    width: '9rem',
    flag: '--status <status>',
    options: switchOffTab.options.map(value => ({ value, label: `switchOffs.tabs.${value}` as const })),
    help: 'open, closed (in the last 30 days), delay (open, past the on time), history (all closed ones)',
  },
  liftNameField,
  {
    kind: 'name',
    name: 'liftCompany',
    label: 'traps.company',
    width: '9rem',
    flag: '--lift-company <name>',
    names: 'lift-companies',
    help: 'lift company, from its beginning',
  },
  {
    kind: 'days',
    help: 'off',
    start: 'startTs',
    end: 'endTs',
    label: 'switchOffs.offDays',
    from: 'switchOffs.offFrom',
    until: 'switchOffs.offUntil',
  },
])

/** Those of them that the tabs of a screen do not set. */
export const filtersBesideSwitchOffTabs: typeof switchOffFilters = {
  ...switchOffFilters,
  fields: switchOffFilters.fields.filter(field => !('name' in field) || field.name !== 'tab'),
}
