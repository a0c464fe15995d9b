import { liftNameParts, type LiftNamePart } from '../../domain/lift-name'
import type { TextKey } from '../../text/translate'
import type { FilterField, PlaceField } from './filter-field'

/** Each part of a lift's name, in words and as a flag. */
export const namePartWords: Readonly<Record<LiftNamePart, { label: TextKey; flag: string; help: string }>> = {
  tc: {
    label: 'alarms.fields.townCouncil',
    flag: '--town-council <text>',
    help: 'first part of the lift name, from its beginning',
  },
  pfx: {
    label: 'alarms.fields.prefix',
    flag: '--prefix <text>',
    help: 'second part of the lift name, from its beginning',
  },
  blk: { label: 'alarms.fields.block', flag: '--block <text>', help: 'block, from its beginning' },
  lift: { label: 'alarms.fields.liftNumber', flag: '--lift <text>', help: 'lift number, from its beginning' },
}

export const liftNameField: PlaceField<LiftNamePart> = { kind: 'place', parts: liftNameParts }

export const buildingNameField: PlaceField<'tc' | 'pfx' | 'blk'> = { kind: 'place', parts: ['tc', 'pfx', 'blk'] }

export const lmdField = {
  kind: 'text',
  name: 'lmdClientId',
  label: 'alarms.fields.lmdClientId',
  width: '7.5rem',
  flag: '--lmd <client-id>',
  help: 'device',
} as const satisfies FilterField

export const postalCodeField = {
  kind: 'text',
  name: 'postalCode',
  label: 'alarms.fields.postalCode',
  width: '6rem',
  flag: '--postal-code <code>',
  help: 'postal code of the block',
} as const satisfies FilterField
