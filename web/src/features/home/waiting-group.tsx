import type { WaitingPart } from '@liftwatch/core/domain/home'
import { waitingLists } from '@liftwatch/core/views/home/home-lists'
import type { ComponentType } from 'react'
import { ListLink } from '../../app/list-link'
import { useTexts } from '../../texts'

interface WaitingGroupProps<Row> {
  readonly part: WaitingPart
  /** Null for a reader who may not read it. */
  readonly of: { readonly waitingCnt: number; readonly waiting: readonly Row[] } | null
  readonly Row: ComponentType<{ readonly row: Row }>
}

/** What waits of one kind: how many, leading to all of them, and the most urgent. Nothing where none does. */
export function WaitingGroup<Row extends { readonly id: string }>({ part, of, Row: Shown }: WaitingGroupProps<Row>) {
  const t = useTexts()
  if (!of || of.waitingCnt === 0) return null
  const { waitingCnt, waiting } = of
  const title = t(`home.waiting.parts.${part}`)
  const more = waitingCnt - waiting.length
  return (
    <section className="group" aria-label={title}>
      <div className="head">
        <h3>
          <ListLink list={waitingLists[part]}>
            {title}: {waitingCnt}
          </ListLink>
        </h3>
        {more > 0 && <span className="small">{t('home.waiting.more', { number: more })}</span>}
      </div>
      <ul className="rows">
        {waiting.map(one => (
          <Shown key={one.id} row={one} />
        ))}
      </ul>
    </section>
  )
}
