import { TextLink } from '../../../components/page/text-link'
import { BarTable } from './bar-table'
import { CountAndShare } from './count-and-share'
import type { LoadBars } from './load-bars'
import { LoadSection } from './load-section'

interface LoadBarsSectionProps {
  readonly of: LoadBars
  /** The address of what a bar is about, by the bar's key. */
  readonly toOf?: ((key: string) => string) | undefined
  /** For names of a few letters. */
  readonly isNarrow?: boolean
}

/** Bars of the alarm load under their name; where there are none, what is said of them. */
export function LoadBarsSection({ of, toOf, isNarrow }: LoadBarsSectionProps) {
  const { title, note, heads, bars } = of
  return (
    <LoadSection isWhole title={title} note={note}>
      {bars.length > 0 && (
        <BarTable
          isNarrow={isNarrow}
          label={title}
          heads={heads}
          bars={bars.map(({ key, name, count, share, length }) => ({
            key,
            name: toOf ? <TextLink to={toOf(key)}>{name}</TextLink> : name,
            figure: <CountAndShare count={count} share={share} />,
            length,
          }))}
        />
      )}
    </LoadSection>
  )
}
