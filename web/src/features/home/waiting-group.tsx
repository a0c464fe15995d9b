import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import type { WaitingPart } from '@liftwatch/core/domain/home'
import { waitingLists } from '@liftwatch/core/views/home/home-lists'
import { rowsOfPart } from '@liftwatch/core/views/home/waiting-rows'
import { ListLink } from '../../app/list-link'
import { phone } from '../../media'
import { useTexts } from '../../texts'
import { WaitingItem } from './waiting-item'

/** So that on a phone the next kind is still in sight. */
const rowsOnPhone = 3

interface WaitingGroupProps {
  readonly part: WaitingPart
  readonly summary: HomeSummary
}

/** What waits of one kind: how many, leading to all of them, and the most urgent. Nothing where none does. */
export function WaitingGroup({ part, summary }: WaitingGroupProps) {
  const t = useTexts()
  const isPhone = phone.use()
  const waitingCnt = summary[part]?.waitingCnt ?? 0
  if (waitingCnt === 0) return null
  const rows = rowsOfPart(summary, part)
  const shown = isPhone ? rows.slice(0, rowsOnPhone) : rows
  const more = waitingCnt - shown.length
  const title = t(`home.waiting.parts.${part}`)
  const list = waitingLists[part]
  const words = t('home.waiting.more', { number: more })
  return (
    <section className="group" aria-label={title}>
      <div className="head">
        <h3>
          <ListLink list={list}>{t('home.waiting.counted', { part: title, number: waitingCnt })}</ListLink>
        </h3>
      </div>
      <ul className="rows">
        {shown.map(waiting => (
          <WaitingItem key={waiting.id} waiting={waiting} />
        ))}
      </ul>
      {more > 0 && (
        <p className="more">
          <ListLink list={list} label={t('home.waiting.counted', { part: title, number: words })}>
            {words}
          </ListLink>
        </p>
      )}
    </section>
  )
}
