import type { OrganizationType, Role } from '../../contract/accounts/organizations'
import type { Permission } from '../../contract/accounts/permissions'
import type { OperatorName } from '../../contract/alarms/alarms'
import type { AnswerOf, Endpoint, InputOf } from '../../contract/endpoint'
import type { LastChange } from '../../domain/last-change'
import type { ErrorCode, Refusal } from '../../errors'
import type { TextKey as AnyTextKey } from '../../text/all-texts'
import type { TextKey } from '../../text/translate'
import type { FieldOf, FormField, Reader, Words } from './form-field'

/** A record that a form changes. */
export interface FormRow {
  readonly id: string
}

interface Said {
  readonly title: TextKey
  /** On its button. */
  readonly submit: TextKey
  /** Said once it is sent. */
  readonly done?: TextKey
  /** Said where it could not be sent, with the {{reason}}; the reason alone where there are no such words. */
  readonly failed?: TextKey
  /** The console stores what was typed as a draft until it is sent. */
  readonly hasDraft?: boolean
  /** Said at once, while it is under way, with the record's {{name}}. */
  readonly doing?: AnyTextKey & `monitor.doing.${string}`
  /** What became of a record, in the words of scripts. */
  readonly outcome?: string
  /** Of the command that does it, beside the others of its list; one without is no usual command. */
  readonly command?: readonly [name: string, summary: string]
  /** What is typed behind its command as examples, without the id of a record. */
  readonly examples?: readonly string[]
  /** The same done to several at once, where more is said with it: its command takes this one. */
  readonly ofSeveral?: FormView
  /** Its key in the monitor; one without is not offered there. */
  readonly key?: string
  /** The console asks this before it is sent. */
  readonly asksToSend?: TextKey
  /** The monitor, which has no drafts, asks before what was typed is lost. */
  readonly asksToLeave?: boolean
}

/** What is asked before something without fields is done: the question has the record's {{name}}. */
interface Question<Row> {
  readonly title: TextKey
  /** What comes of it. */
  readonly text: (row: Row) => Words
}

/** What a person does: a form as every front-end offers it. One without fields is done at once, or after a question. */
export interface FormView<E extends Endpoint = Endpoint> extends Said {
  /** Tells it from every other form: by it keys, drafts and buttons go. */
  readonly name: string
  /** The call that it makes, whose shape checks it. */
  readonly endpoint: E
  readonly fields: readonly FormField[]
  /** The fields that a refusal of the server is about. */
  readonly places: Partial<Record<ErrorCode, readonly string[]>>
  /** Undefined for a form that makes something new. */
  readonly edits?: Edits
  /** Why it is not offered for a record that no call answers by itself: its list alone knows it. */
  readonly rule?: (row: FormRow) => Refusal | undefined
  /** One that is done without a question where there is none. */
  readonly asks?: Question<FormRow>
  /** What its call takes of a record, and besides what is typed, where that is not the record's id alone. */
  readonly ofRow?: (row: FormRow) => Record<string, unknown>
  /** Undoes it, for as long as the server allows that. */
  readonly takeBack?: TakeBack
}

interface TakeBack {
  readonly endpoint: Endpoint
  /** By the record as it was answered. */
  readonly input: (after: FormRow) => object
  readonly done: TextKey
}

/** Who would change a record. */
export interface Editor extends OperatorName {
  readonly organizationType: OrganizationType
  readonly role: Role
  readonly permissions: ReadonlySet<Permission>
}

interface Edits {
  /** Answers the record by its id. */
  readonly detail: Endpoint
  /** The record's names of what the fields hold, where they differ; or what they hold, where the record has more than that. */
  readonly from: Readonly<Record<string, string | ((row: FormRow) => readonly string[])>>
  /** Why it is not offered for a record: it would be refused, or would change nothing. */
  readonly rule: (row: FormRow, reader: Reader) => Refusal | undefined
  /** Why the server would refuse it, where that is less: a repeat of one's own changes nothing. */
  readonly serverRule: (row: FormRow, by: Editor) => Refusal | undefined
  /**
   * Who changed the record last and when, where the call takes that instant as `updatedAt`: an edit of a record that was changed
   * meanwhile is refused, and a front-end keeps what was typed (decisions.md section 11).
   */
  readonly lastChange?: (row: FormRow) => LastChange
}

const noRule = () => undefined

type Typed<E extends Endpoint, Fixed extends string> = Omit<InputOf<E>, Fixed>

type FromOf<Row> = (keyof Row & string) | ((row: Row) => readonly string[])

interface Given<E extends Endpoint, Fixed extends string, Detail extends Endpoint> extends Said {
  /** What comes from elsewhere: the record's id, or the token of a link. */
  readonly fixed?: readonly Fixed[]
  /** In the order in which they are asked for. */
  readonly fields: { readonly [Name in keyof Typed<E, Fixed>]: FieldOf<Typed<E, Fixed>[Name]> }
  readonly places?: Partial<Record<ErrorCode, readonly (keyof Typed<E, Fixed> & string)[]>>
  /** Where several forms make the same call; else that call's own. */
  readonly name?: string
  readonly edits?: {
    readonly detail: Detail
    readonly from?: { readonly [Name in keyof Typed<E, Fixed>]?: FromOf<AnswerOf<Detail>> }
    readonly rule?: (row: AnswerOf<Detail>, reader: Reader) => Refusal | undefined
    readonly serverRule?: (row: AnswerOf<Detail>, by: Editor) => Refusal | undefined
    readonly lastChange?: (row: AnswerOf<Detail>) => LastChange
  }
  readonly rule?: (row: never) => Refusal | undefined
  readonly asks?: Question<never>
  readonly ofRow?: (row: never) => { readonly [Name in Fixed]?: InputOf<E>[Name] }
  readonly takeBack?: Omit<TakeBack, 'input'> & { readonly input: (after: AnswerOf<E>) => object }
}

/**
 * A form by its call: a field of a name or a kind that the call's input does not take does not compile, nor does a form that leaves
 * out what the call needs.
 */
export function formView<
  E extends Endpoint,
  Detail extends Endpoint,
  const Fixed extends keyof InputOf<E> & string = never,
>(
  endpoint: E,
  { fields, places = {}, edits, rule, asks, ofRow, takeBack, ...said }: Given<E, Fixed, Detail>,
): FormView<E> {
  const named = Object.entries<object>(fields).map(([name, field]) => Object.assign({ name }, field))
  return {
    name: endpoint.id,
    ...said,
    endpoint,
    fields: named as unknown as FormField[],
    places,
    // From here on no one looks into a row but its own form.
    ...(edits && {
      edits: { from: {}, rule: noRule, serverRule: edits.rule ?? noRule, ...edits } as unknown as Edits,
    }),
    ...(rule && { rule: rule as (row: FormRow) => Refusal | undefined }),
    ...(asks && { asks: asks as Question<FormRow> }),
    ...(ofRow && { ofRow: ofRow as unknown as (row: FormRow) => Record<string, unknown> }),
    ...(takeBack && { takeBack: takeBack as TakeBack }),
  }
}
