import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import type { OpenOfPlace } from '@liftwatch/core/contract/home/home-parts'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { fit, fitRight } from '../../components/text/fit'
import type { FigureLine } from './figure-line'

const numberWidth = 7

/** The names of the numbers that the reader may read, and how each place has them. */
const numbers = [
  { title: 'overview.places.faults', of: (place: OpenOfPlace) => place.liftFaultCnt },
  { title: 'overview.places.traps', of: (place: OpenOfPlace) => place.passengerTrapCnt },
] as const

/** Places with what is open in them, under a title; the width is filled. */
function placeTable(title: string, places: readonly OpenOfPlace[], width: number, translate: Translate): string[] {
  const shown = numbers.filter(({ of }) => places.some(place => of(place) !== null))
  const nameWidth = width - shown.length * numberWidth
  const row = (name: string, texts: readonly string[]) =>
    [fit(name, nameWidth), ...texts.map(text => fitRight(text, numberWidth))].join('')
  const titles = shown.map(number => translate(number.title))
  return [
    row(title, titles),
    ...places.map(place =>
      row(
        place.name,
        shown.map(({ of }) => String(of(place) ?? '')),
      ),
    ),
  ]
}

/** How many lines the places would take below their title. */
export function placeCount({ townCouncils, liftCompanies }: HomeSummary): number {
  return Math.max(1, townCouncils.length, liftCompanies.length)
}

const gap = 3

/**
 * What is open by town council, and by lift company beside it: those with most.
 * @param most how many of each
 */
export function placeLines(summary: HomeSummary, width: number, most: number, translate: Translate): FigureLine[] {
  const { townCouncils, liftCompanies } = summary
  if (townCouncils.length + liftCompanies.length === 0) {
    return [{ key: 'places', text: translate('overview.placesNone') }]
  }
  const half = Math.floor((width - gap) / 2)
  const table = (name: 'townCouncils' | 'liftCompanies') =>
    placeTable(translate(`overview.places.${name}`), summary[name].slice(0, most), half, translate)
  const [councils, companies] = [table('townCouncils'), table('liftCompanies')]
  return Array.from({ length: Math.max(councils.length, companies.length) }, (_, at) => {
    const line = `${fit(councils[at] ?? '', half)}${' '.repeat(gap)}${companies[at] ?? ''}`
    return at === 0 ? { key: 'places', label: line, text: '' } : { key: `places ${at}`, text: line }
  })
}

/** The same, one below the other. */
export function placeColumn(summary: HomeSummary, width: number, lines: number, translate: Translate): FigureLine[] {
  const most = Math.floor(lines / 2) - 1
  if (most < 1) return []
  const column = (name: 'townCouncils' | 'liftCompanies') =>
    placeTable(translate(`overview.places.${name}`), summary[name].slice(0, most), width, translate).map((text, at) =>
      at === 0 ? { key: name, label: text, text: '' } : { key: `${name} ${at}`, text },
    )
  return (['townCouncils', 'liftCompanies'] as const).filter(name => summary[name].length > 0).flatMap(column)
}
