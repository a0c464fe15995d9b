import type { Translate } from '../../text/translate'
import type { HomeCard, HomeFigure } from './home-cards'

/** What is to be known of a card where room is short. */
export function shortParts({ parts }: HomeCard): readonly HomeFigure[] {
  return parts.filter(({ isMinor }) => !isMinor)
}

/** A card in words: 'Lifts 240 (Out of service 3)'. */
export function countWords(card: HomeCard, translate: Translate): string {
  const words = shortParts(card).map(part => `${translate(part.label)} ${part.count}`)
  return `${translate(card.label)} ${card.count}${words.length === 0 ? '' : ` (${words.join(', ')})`}`
}
