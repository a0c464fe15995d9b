import type { OrganizationType, Role } from '../../contract/accounts/organizations'
import type { Permission } from '../../contract/accounts/permissions'
import type { Refusal } from '../../errors'
import type { TextKey, Translate } from '../../text/translate'

/** Words, with values for the places in them. */
export type Words = TextKey | readonly [key: TextKey, values: Readonly<Record<string, string | number>>]

/** Words in the reader's language. */
export function wordsIn(t: Translate, words: Words): string {
  return typeof words === 'string' ? t(words) : t(words[0], { ...words[1] })
}

/** What a form holds while it is filled in: a text for each field, so that every front-end, and a draft, can hold any of them. */
export type FormValues = Readonly<Record<string, string>>

/** Who looks at a record or fills in a form, where, and as what; the ids are empty, the role and the type null before that is known. */
export interface Reader {
  readonly userId: string
  readonly organizationId: string
  readonly organizationType: OrganizationType | null
  readonly role: Role | null
  readonly permissions: ReadonlySet<Permission>
}

/** Which names or codes a box offers; the server knows some of them. */
export type OfferedList = 'technician-codes' | 'teams'

export interface FieldOption<Value = string | number> {
  readonly value: Value
  readonly label: Words
  /** Said below it, where all options are in sight. */
  readonly hint?: TextKey
}

interface Common {
  readonly label: TextKey
  /** Begins a part of the form, which is called so. */
  readonly section?: TextKey
  /** Said before anything is wrong. */
  readonly hint?: Words
  /** Said of what the contract's shape does not take, in the place of general words. */
  readonly wrong?: Words
  /** Of its box in the console. */
  readonly width?: string
  /** Of the command line, where that takes it: --name with the name of its value, and what it is. */
  readonly flag?: readonly [flag: `--${string}`, help: string]
  /** Whether it is asked for, as the rest of the form is now; what is not asked for is not sent. */
  readonly shownWhen?: (values: FormValues) => boolean
}

/** What is said of a field that must be given and was not; a field without such words may be left empty. */
interface Needed {
  readonly required?: TextKey
}

/** One line. A code is one of the moment: like a password it is never stored. */
interface LineField extends Common, Needed {
  readonly kind: 'line' | 'email' | 'phone' | 'code' | 'password'
  readonly maxCharacters?: number
  /** Said before what is typed, and no part of it. */
  readonly prefix?: string
  /** What a browser or a password manager may fill it with. */
  readonly autoComplete?: string
}

/** Several lines, with a counter. */
interface TextField extends Common, Needed {
  readonly kind: 'text'
  readonly maxCharacters: number
}

/** What is asked before a text is sent that none of the options names: it may be one that was written wrongly. */
export interface NewQuestion {
  readonly title: TextKey
  /** With what was typed: {{name}}. */
  readonly text: TextKey
  /** All of it on the one line of a terminal, with {{name}}. */
  readonly brief: TextKey
  /** What names it among the options, with {{name}}. */
  readonly option: TextKey
  /** With what the form's button says: {{action}}. */
  readonly confirm: TextKey
  readonly cancel: TextKey
}

/** One of many, found by typing. */
export interface ListedField extends Common, Needed {
  readonly kind: 'listed'
  readonly offers: OfferedList
  /** Where a text that is none of them may be sent. */
  readonly asksOfNew?: NewQuestion
}

/** Any number of texts, one a line or with commas between. */
interface EntriesField extends Common, Needed {
  readonly kind: 'entries'
  /** Said where there are too many. */
  readonly tooMany: Words
  /** Said with those that are wrong, where there are others: {{entries}}. */
  readonly wrongOnes: TextKey
}

/** One of a few. */
interface ChoiceField<Value = string | number> extends Common, Needed {
  readonly kind: 'choice'
  readonly options: readonly FieldOption<Value>[]
  /** What it is called to choose none of them; without it, one is always chosen. */
  readonly none?: TextKey
  /** The one that is chosen to begin with, where it is neither none nor the first. */
  readonly usual?: Value
  /** Why the server would refuse one of them, which is then not offered. */
  readonly rule?: (value: Value, reader: Reader, row: object | undefined) => Refusal | undefined
}

/** Any of a few. */
interface SeveralField<Value = string | number> extends Common, Needed {
  readonly kind: 'several'
  readonly options: readonly FieldOption<Value>[]
}

/** Several values with commas between, chosen with a part of the front-end's own. */
interface OwnField extends Common, Needed {
  readonly kind: 'own'
}

/** A day, YYYY-MM-DD. */
interface DayField extends Common, Needed {
  readonly kind: 'day'
}

/** A number, or an instant, which is typed as the estate's day and time (YYYY-MM-DD HH:mm). */
interface FigureField extends Common, Needed {
  readonly kind: 'number' | 'instant'
}

/** Yes or no. */
interface SwitchField extends Common {
  readonly kind: 'switch'
}

type AnyField =
  | LineField
  | TextField
  | ListedField
  | EntriesField
  | ChoiceField
  | SeveralField
  | OwnField
  | DayField
  | FigureField
  | SwitchField

/** A field of a form, by the contract's name of what it gives. */
export type FormField = AnyField & { readonly name: string }

/** Of what the contract needs, its absence has words; a form may ask for what the contract does without. */
type NeededBy<Value> = undefined extends Value ? Needed : null extends Value ? Needed : Required<Needed>

/** Of what the contract needs, none can be chosen only where something is said of that. */
type ChoiceOf<Value> = ChoiceField<NonNullable<Value>> &
  (undefined extends Value ? object : { readonly none?: undefined } | Required<Needed>)

type OfText<Value> = (LineField | TextField | ListedField | DayField) & NeededBy<Value>

type OfItems<Item> = string extends Item ? EntriesField | OwnField : OwnField | SeveralField<Item>

/** The fields that can give what the contract takes under a name. */
export type FieldOf<Value> = [NonNullable<Value>] extends [boolean]
  ? SwitchField
  : [NonNullable<Value>] extends [readonly (infer Item)[]]
    ? OfItems<Item>
    : [NonNullable<Value>] extends [number]
      ? (FigureField & NeededBy<Value>) | ChoiceOf<Value>
      : string extends NonNullable<Value>
        ? OfText<Value> | ChoiceOf<Value>
        : ChoiceOf<Value>

function isAlwaysGiven(field: FormField): field is FormField & (SwitchField | ChoiceField) {
  return field.kind === 'switch' || (field.kind === 'choice' && field.required === undefined)
}

/** What is said where it was not given; undefined for what may be left empty, or is always given. */
export function requiredWords(field: FormField): TextKey | undefined {
  return isAlwaysGiven(field) ? undefined : field.required
}

/** Whether it may be left empty. */
export function isOptional(field: FormField): boolean {
  return !isAlwaysGiven(field) && field.required === undefined
}

/** A field with what its reader is offered to choose. */
export function offeredField(field: FormField, reader: Reader, row?: object): FormField {
  if (field.kind !== 'choice' || !field.rule) return field
  const { rule, options } = field
  return { ...field, options: options.filter(({ value }) => !rule(value, reader, row)) }
}
