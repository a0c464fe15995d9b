import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import { homeCards, type HomeCard, type HomeFigure } from '@liftwatch/core/views/home/home-cards'
import { ListLink } from '../../app/list-link'
import { useTexts } from '../../texts'

/** A figure, leading to what it counts. */
function Figure({ figure }: { readonly figure: HomeFigure }) {
  const t = useTexts()
  return (
    <ListLink list={figure.list} label={`${t(figure.label)}: ${figure.count}`}>
      {figure.count}
    </ListLink>
  )
}

function Card({ card }: { readonly card: HomeCard }) {
  const t = useTexts()
  return (
    <section className="panel card" aria-label={t(card.label)}>
      <h3 className="muted">{t(card.label)}</h3>
      <div className="number">
        <Figure figure={card} />
      </div>
      <dl>
        {card.parts.map(part => (
          <Part key={part.label} part={part} />
        ))}
      </dl>
    </section>
  )
}

function Part({ part }: { readonly part: HomeFigure }) {
  const t = useTexts()
  return (
    <>
      <dt>{t(part.label)}</dt>
      <dd>
        <Figure figure={part} />
      </dd>
    </>
  )
}

interface CardsProps {
  readonly summary: HomeSummary
  /** They may have changed without a word. */
  readonly areOld: boolean
}

/** The figures of the estate, each leading to the list of what it counts. */
export function Cards({ summary, areOld }: CardsProps) {
  const t = useTexts()
  return (
    <section className="cards" data-stale={areOld || undefined} aria-label={t('home.cards.title')}>
      {homeCards(summary).map(card => (
        <Card key={card.name} card={card} />
      ))}
    </section>
  )
}
