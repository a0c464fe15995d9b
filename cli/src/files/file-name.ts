import { z } from 'zod'

const place = /\{([^{}]*)\}/g

/** A file's name as it is typed, in which {NAME} takes the place of a part that changes from run to run: the names that there are, and no other. */
export function fileName(places: readonly string[]): z.ZodType<string> {
  const isKnown = (name: string) => places.includes(name)
  return z
    .string()
    .min(1, { error: 'must name a file' })
    .refine(name => [...name.matchAll(place)].every(match => isKnown(match[1]!)), {
      error: `has an unknown place; known are ${places.map(known => `{${known}}`).join(' and ')}`,
    })
}

/** Whether its parts change from run to run. */
export function hasPlaces(name: string): boolean {
  return name.search(place) !== -1
}

/** Fills the places. */
export function filledName(name: string, values: Readonly<Record<string, string>>): string {
  return name.replace(place, (whole, known: string) => values[known] ?? whole)
}
