import type { z } from 'zod/mini'
import type { alarmTypeView } from '../../contract/alarms/device-alarms'
import type { Endpoint } from '../../contract/endpoint'
import type { LiftNamePart } from '../../domain/lift-name'
import type { TextKey } from '../../text/translate'

export interface FilterOption {
  /** As the contract spells it. */
  readonly value: string
  readonly label: TextKey
  /** As it is typed in a command line, where that is not the value in small letters. */
  readonly word?: string
}

/** Which codes are offered: numbers of lift faults, or alarm codes, which the server knows. */
export type CodeList = 'fault-numbers' | z.infer<typeof alarmTypeView>

/** Which names are offered; the server knows them: it finds companies by what is typed, and answers a call with all that there are. */
export type NameList = 'lift-companies' | Endpoint<z.ZodMiniObject, z.ZodMiniType<string[]>>

interface Named<Name> {
  /** The contract's name of the filter. */
  readonly name: Name
  /** The flag of the command line, as its help spells it. */
  readonly flag: string
}

interface Boxed<Name> extends Named<Name> {
  readonly label: TextKey
  /** Of its box in the console. */
  readonly width: string
}

/** A text, of which the server looks for the beginning or the whole. */
interface TextField<Name> extends Boxed<Name> {
  readonly kind: 'text'
  /** For how long typing rests before the console asks, where that is not as usual (milliseconds). */
  readonly restMs?: number
  /** What the command line's help says; help is English alone. */
  readonly help: string
  /** Whether it is the id of another record, which the command line finds by its name. */
  readonly isRecord?: true
}

/** One of a few options, or any of several. */
export interface OptionField<Name> extends Boxed<Name> {
  readonly kind: 'choice' | 'several'
  readonly options: readonly FilterOption[]
  /** Where the help says something else than the options. */
  readonly help?: string
}

/** Some of many codes. */
export interface CodeField<Name> extends Boxed<Name> {
  readonly kind: 'codes'
  readonly codes: CodeList
  readonly help: string
}

/** One of many names, found by typing. */
export interface NameField<Name> extends Boxed<Name> {
  readonly kind: 'name'
  readonly names: NameList
  readonly help: string
}

/** The parts of a lift's or a building's name, each in a box of its own. */
export interface PlaceField<Name> {
  readonly kind: 'place'
  readonly parts: readonly (Name & LiftNamePart)[]
}

/** The first and the last day of something, which the contract has as two instants. */
export interface DaysField<Name> {
  readonly kind: 'days'
  /** What happened on these days, for the help of the command line: set, logged. */
  readonly help: string
  readonly start: Name
  readonly end: Name
  readonly label: TextKey
  /** What each of the two is called by itself. */
  readonly from: TextKey
  readonly until: TextKey
}

/** What the tabs of a list choose; where there are no tabs, it is a choice. */
interface TabField<Name> extends Named<Name> {
  readonly kind: 'tab'
  readonly label: TextKey
  readonly options: readonly FilterOption[]
  readonly help: string
}

/** A filter of a list, as console, monitor and command line offer it. */
export type FilterField<Name extends string = string> =
  | TextField<Name>
  | OptionField<Name>
  | CodeField<Name>
  | NameField<Name>
  | PlaceField<Name>
  | DaysField<Name>
  | TabField<Name>

/** The filters of a list, and the shape of the contract by which each is checked. */
export interface ListFilters<Name extends string = string> {
  readonly input: z.ZodMiniObject
  readonly fields: readonly FilterField<Name>[]
}

/** The filters of a list, in the order in which people see them; a name that the input does not have does not compile. */
export function filterFields<Shape extends z.core.$ZodShape>(
  input: z.ZodMiniObject<Shape>,
  fields: readonly FilterField<keyof Shape & string>[],
): ListFilters<keyof Shape & string> {
  return { input, fields }
}

/** The contract's names of what a field filters by. */
export function namesOf<Name extends string>(field: FilterField<Name>): readonly Name[] {
  switch (field.kind) {
    case 'place':
      return field.parts
    case 'days':
      return [field.start, field.end]
    default:
      return [field.name]
  }
}
