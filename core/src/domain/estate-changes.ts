import { buildingFactNames, deviceFactNames, type EstateBlock, type EstateChange } from '../contract/estate/estate'

type Facts = Readonly<Record<string, string | number>>

/** A block as the estate has it. */
export interface KnownBlock {
  readonly name: string
  readonly postalCode: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly buildingFacts: Facts
  /** Null where it has no device of its own name. */
  readonly deviceFacts: Facts | null
  /** Retired ones are among them: what is named as many as before makes none of them again. */
  readonly liftCnt: number
  /** The organisations of its lifts: one each, unless lifts of one block are under several contracts. */
  readonly townCouncil: readonly string[]
  readonly liftCompany: readonly string[]
  readonly lmdVendor: readonly string[]
}

export const blockParties = ['townCouncil', 'liftCompany', 'lmdVendor'] as const
export const blockPlaces = ['postalCode', 'latitude', 'longitude'] as const

/** What a file says otherwise of a block. Street and block are by what it is found; what is empty says nothing. */
export function changesOfBlock(block: EstateBlock, known: KnownBlock): EstateChange[] {
  const { name: building, buildingFacts, deviceFacts, liftCnt } = known
  const compared: (readonly [field: keyof EstateBlock, before: string | number | null | undefined])[] = [
    ...blockPlaces.map(field => [field, known[field]] as const),
    ...buildingFactNames.filter(field => field !== 'street').map(field => [field, buildingFacts[field]] as const),
    ...(deviceFacts ? deviceFactNames.map(field => [field, deviceFacts[field]] as const) : []),
    ...blockParties.map(field => [field, known[field].join(', ') || null] as const),
  ]
  const changes = compared.flatMap(([field, before = null]): EstateChange[] => {
    const after = block[field]
    return after === undefined || after === '' || after === before ? [] : [{ building, field, before, after }]
  })
  const { lifts } = block
  // Without a lift it is not known under whose contract another would be.
  if (lifts === undefined || liftCnt === 0 || lifts <= liftCnt) return changes
  return [...changes, { building, field: 'lifts', before: liftCnt, after: lifts }]
}
