import { useSession } from '@liftwatch/core/hooks/session'
import type { ReportRoute } from '@liftwatch/core/views/report-keys'
import { useSearchParams } from 'react-router-dom'
import { printDetailParameter } from '../../app/paths'
import { detailPart, partsOf, type ReportPart } from './report-parts'

const partParameter = 'part'

interface ChosenPart {
  readonly parts: readonly ReportPart[]
  readonly part: ReportPart
  readonly choose: (part: ReportPart) => void
}

/** Which table of a report's page the address asks for; the first, unless it asks for another. */
export function useReportPart(route: ReportRoute): ChosenPart {
  const session = useSession()
  const [search, setSearch] = useSearchParams()
  const parts = partsOf(route, session.status === 'ready' ? session.organization.type : undefined)
  const asked = search.get(printDetailParameter) === 'true' ? detailPart : search.get(partParameter)
  return {
    parts,
    part: parts.find(({ name }) => name === asked) ?? parts[0],
    choose({ name }) {
      const next = new URLSearchParams(search)
      // Another table has other pages, and another order.
      for (const one of [partParameter, 'page', 'size', 'sort', 'groupBy']) next.delete(one)
      if (name !== parts[0].name) next.set(partParameter, name)
      setSearch(next)
    },
  }
}
