import { liftNameParts, type LiftNamePart } from '../../domain/lift-name'
import type { TextKey } from '../../text/translate'
import type { FilterField, PlaceField } from './filter-field'

interface PartWords {
  readonly label: TextKey
  /** Of the command line; a town and its council have one each there. */
  readonly flag?: string
  readonly help?: string
}

/** Each part of a lift's name, in words and as a flag. */
export const namePartWords: Readonly<Record<LiftNamePart, PartWords>> = {
  tc: { label: 'alarms.fields.townCouncil' },
  pfx: {
    label: 'alarms.fields.prefix',
    flag: '--prefix <text>',
    help: 'second part of the lift name, from its beginning',
  },
  blk: {
    label: 'alarms.fields.block',
    flag: '--block <text>',
    help: 'block, from its beginning; or the whole name of a building',
  },
  lift: {
    label: 'alarms.fields.liftNumber',
    flag: '--lift <text>',
    help: 'lift number, from its beginning; or the whole name of a lift',
  },
}

/** What the box of a town and its council is in the command line, where each has a flag (decisions.md section 17). */
export const townFlags = [
  { name: 'town', label: 'alarms.fields.town', flag: '--town <codes>', help: 'town, by its code, such as AMK' },
  {
    name: 'townCouncil',
    label: 'alarms.fields.townCouncil',
    flag: '--town-council <names>',
    help: 'town council, by its whole name or id',
  },
] as const

export const liftNameField: PlaceField<LiftNamePart> = { kind: 'place', parts: liftNameParts }

export const buildingNameField: PlaceField<'tc' | 'pfx' | 'blk'> = { kind: 'place', parts: ['tc', 'pfx', 'blk'] }

export const lmdField = {
  kind: 'text',
  name: 'lmdClientId',
  label: 'alarms.fields.lmdClientId',
  width: '7.5rem',
  flag: '--lmd <client-id>',
  help: 'device, by its client id, from its beginning',
} as const satisfies FilterField

export const wardField = {
  kind: 'text',
  name: 'ward',
  label: 'tables.building.ward',
  width: '8rem',
  flag: '--ward <name>',
  help: 'electoral ward of the block, from its beginning',
} as const satisfies FilterField

export const postalCodeField = {
  kind: 'text',
  name: 'postalCode',
  label: 'alarms.fields.postalCode',
  width: '6rem',
  flag: '--postal-code <code>',
  help: 'postal code of the block',
} as const satisfies FilterField
