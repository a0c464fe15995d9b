import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import type { FilterField } from '@liftwatch/core/views/filters/filter-field'
import { liftFaultFilters } from '@liftwatch/core/views/filters/lift-faults'
import { lmdField, postalCodeField } from '@liftwatch/core/views/filters/place-fields'
import type { ListKind } from '../../components/record-list/list-kind'
import { noFilters } from '../filters'
import { liftFaultKind } from './lift-fault-kind'

/** Whether it says where: a list of one place has no use for it. */
function isOfPlace(field: FilterField): boolean {
  return field.kind === 'place' || field === lmdField || field === postalCodeField
}

/** All faults of one lift. */
export const faultsOfLiftKind: ListKind<LiftFault> = {
  ...liftFaultKind,
  name: 'faults-of-lift',
  filter: { ...liftFaultFilters, fields: liftFaultFilters.fields.filter(field => !isOfPlace(field)) },
}

/** The faults around a passenger trap, all of them. */
export const relatedFaultKind: ListKind<LiftFault> = {
  ...liftFaultKind,
  name: 'related-faults',
  title: 'traps.related',
  empty: 'traps.noRelated',
  filter: noFilters,
  sorts: [liftFaultKind.sorts[0]],
  resource: 'relatedFaults',
  tabs: undefined,
}
